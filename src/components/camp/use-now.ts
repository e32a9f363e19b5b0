import { useEffect, useState } from "react";

/** The specification's refresh of the countdown, in milliseconds. */
const REFRESH = 100;

/** The current moment in epoch milliseconds, refreshed until `end` has passed; before the first refresh `first`. */
export function useNow(first: number | undefined, end: number): number | undefined {
  const [now, setNow] = useState<number>();
  const over = (now ?? first ?? 0) >= end;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), REFRESH);
    return () => clearInterval(timer);
  }, [over]);
  return now ?? first;
}
