import { withPrefix } from "gatsby";
import { useCallback, useState } from "react";
import { CALENDAR_PATH } from "../../lib/paths";
import { InlineScript } from "../shared/inline-script";
import { useInlineScriptValue } from "../shared/use-inline-script-value";
import { Countdown } from "./countdown";
import * as styles from "./countdown-panel.module.css";
import { countdownParts } from "./countdown-parts";

/**
 * „Začínáme za“ and the camp for calendars: there only while the start is ahead. The HTML holds it hidden and empty; the
 * inline script fills and shows it, or takes it away, before first paint.
 */
export function CountdownPanel({ countdownTimestamp }: { countdownTimestamp: number }) {
  const firstNow = useInlineScriptValue("now", Date.now);
  const [over, setOver] = useState(false);
  const finish = useCallback(() => setOver(true), []);
  const gone = over || (firstNow !== undefined && firstNow >= countdownTimestamp);
  return (
    <>
      {!gone && (
        <section
          className={styles.panel}
          aria-labelledby="odpocet"
          data-start={countdownTimestamp}
          hidden={firstNow === undefined}
        >
          <h2 id="odpocet">Začínáme za</h2>
          <Countdown countdownTimestamp={countdownTimestamp} firstNow={firstNow} onOver={finish}>
            <a className={styles.calendar} href={withPrefix(CALENDAR_PATH)} type="text/calendar">
              Přidat tábor do kalendáře
            </a>
          </Countdown>
        </section>
      )}
      <InlineScript run={showPanel} helper={countdownParts} />
    </>
  );
}

function showPanel(panel: HTMLElement, toParts: typeof countdownParts) {
  const now = Date.now();
  const left = Number(panel.dataset.start) - now;
  if (left <= 0) panel.remove();
  else {
    const slots = panel.querySelectorAll("[role=timer] > span");
    toParts(left).forEach((part, index) => {
      const [count, unit] = (slots[index] as Element).children;
      (count as Element).textContent = String(part.count);
      (unit as Element).textContent = part.unit;
    });
    panel.hidden = false;
  }
  return { now: now };
}
