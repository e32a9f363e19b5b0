import { withPrefix } from "gatsby";
import { useCallback, useState } from "react";
import { CALENDAR_PATH } from "../../lib/paths";
import { pluralForm } from "../../lib/pluralize";
import { InlineScript } from "../shared/inline-script";
import { useInlineScriptValue } from "../shared/use-inline-script-value";
import { Countdown } from "./countdown";
import * as styles from "./countdown-panel.module.css";
import { countdownParts } from "./countdown-parts";

type Props = { countdownTimestamp: number; onStart?: () => void };

/**
 * The countdown („Začínáme za“) and the link to the calendar file, until the camp starts. In the HTML the panel is hidden and
 * has no numbers. Before the first paint an inline script fills in the numbers and shows the panel. If the camp has started,
 * the script removes the panel. `onStart` is called when the camp starts while the page is open.
 */
export function CountdownPanel({ countdownTimestamp, onStart }: Props) {
  const firstNow = useInlineScriptValue("now", Date.now);
  const [isOver, setIsOver] = useState(false);
  const finish = useCallback(() => {
    setIsOver(true);
    onStart?.();
  }, [onStart]);
  const isGone = isOver || (firstNow !== undefined && firstNow >= countdownTimestamp);
  return (
    <>
      {!isGone && (
        <section
          className={`screen-only ${styles.panel}`}
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
      <InlineScript run={showPanel} helpers={[countdownParts, pluralForm]} />
    </>
  );
}

function showPanel(panel: HTMLElement, toParts: typeof countdownParts, toUnit: typeof pluralForm) {
  const { now } = window.inlineScriptValues as { now: number };
  const left = Number(panel.dataset.start) - now;
  if (left <= 0) panel.remove();
  else {
    const parts = toParts(left, toUnit, new Intl.PluralRules("cs")).map(({ count, unit }) => `${count} ${unit}`);
    const words = parts.join(" ").split(" ");
    panel.querySelectorAll("[role=timer] span span").forEach((span, index) => {
      span.textContent = words[index] as string;
    });
    panel.hidden = false;
  }
  return {};
}
