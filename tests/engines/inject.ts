/** Source of a script that sets the visitor's clock; it ticks on from there, and `setTime(ms)` sets it again. */
export const clockAt = (time: number) => `{
  const SystemDate = Date;
  let shift;
  globalThis.setTime = (time) => { shift = time - SystemDate.now(); };
  setTime(${time});
  Date = class extends SystemDate {
    constructor(...values) { super(...(values.length > 0 ? values : [Date.now()])); }
    static now() { return SystemDate.now() + shift; }
  };
}`;

/** Source of a script that makes chance always draw the same number, from 0 up to 1. */
export const chance = (number: number) => `Math.random = () => ${number};`;
