import { useEffect, useState } from "react";

const REFRESH_MS = 100;

/** The current time in epoch milliseconds, refreshed until `end` has passed; before the first refresh `first`. */
export function useNow(first: number | undefined, end: number): number | undefined {
  const [now, setNow] = useState<number>();
  const isOver = (now ?? first ?? 0) >= end;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return now ?? first;
}
