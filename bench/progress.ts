/** Prints what the benchmark does, with the time. */
export const progress = (text: string) => console.log(`${new Date().toLocaleTimeString("en-GB")}  ${text}`);
