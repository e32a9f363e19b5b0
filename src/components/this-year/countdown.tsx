import { type ReactNode, useEffect, useState } from "react";
import { czechPlurals, pluralForm } from "../../lib/pluralize";
import * as styles from "./countdown.module.css";
import { countdownParts } from "./countdown-parts";

const REFRESH_MS = 100;

interface Props {
  /** The time at which the countdown reaches zero, in epoch milliseconds. */
  countdownTimestamp: number;
  /** The current time for the first render, in epoch milliseconds. Undefined on the server, where the text is empty. */
  firstNow: number | undefined;
  /** Called when the countdown has reached zero. The last text stays visible. */
  onOver?: () => void;
  /** The main action, which stands before the pause button. */
  children?: ReactNode;
}

/** Days, hours, minutes and seconds until a time, refreshed every 100 ms. A button pauses it (WCAG 2.2.2). `showPanel` relies on this markup. */
export function Countdown({ countdownTimestamp, firstNow, onOver, children }: Props) {
  const now = useRunningTime(firstNow, countdownTimestamp);
  const [pausedAt, setPausedAt] = useState<number>();
  const isOver = now !== undefined && now >= countdownTimestamp;
  const shown = isOver ? now : (pausedAt ?? now);
  const parts = shown === undefined ? emptyParts : countdownParts(countdownTimestamp - shown, pluralForm, czechPlurals);

  useEffect(() => {
    if (isOver) onOver?.();
  }, [isOver, onOver]);

  return (
    <>
      <p role="timer" className={styles.countdown}>
        {parts.map(({ count, unit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four parts never change places
          <span key={index} className={styles.part}>
            <span className={styles.count}>{count}</span> <span>{unit}</span>{" "}
          </span>
        ))}
      </p>
      <div className={styles.actions}>
        {children}
        <button
          type="button"
          className={styles.pause}
          onClick={() => setPausedAt(pausedAt === undefined ? now : undefined)}
        >
          {pausedAt === undefined ? "Pozastavit odpočet" : "Pokračovat v\u00A0odpočtu"}
        </button>
      </div>
    </>
  );
}

/** The current time in epoch milliseconds, refreshed until `end` has passed. Before the first refresh it is `first`. */
function useRunningTime(first: number | undefined, end: number): number | undefined {
  const [now, setNow] = useState<number>();
  const isOver = (now ?? first ?? 0) >= end;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return now ?? first;
}

/** The countdown as the server renders it: without numbers. The inline script of countdown-panel.tsx fills them in. */
const emptyParts = Array(4).fill({ count: "", unit: "" });
