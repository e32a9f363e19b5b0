import { useRef, useState } from "react";
import { typeset } from "../../lib/typography";
import { Picture } from "../shared/picture";
import * as styles from "./badge.module.css";

/**
 * A leader with a portrait. Unless disabled, pointer, keyboard focus and tap bring the hover portrait, which is not
 * downloaded before it is wanted for the first time.
 */
export function SupervisorBadge({ leader }: { leader: Queries.LeaderFragment }) {
  const { name, image, hoverImage, disabled } = leader;
  const [hovered, setHovered] = useState(false);
  const [held, setHeld] = useState(false);
  const [wanted, setWanted] = useState(false);
  const hovering = useRef(false);
  const portrait = <Picture image={image} alt="" />;

  if (disabled)
    return (
      <div className={styles.badge}>
        <span className={styles.frame}>{portrait}</span>
        <span className={styles.name}>{typeset(name)}</span>
      </div>
    );

  const show = (shown: boolean, set: (shown: boolean) => void) => {
    set(shown);
    if (shown) setWanted(true);
  };
  // Tap, Enter and assistive technology toggle; a mouse or pen that clicks is hovering already.
  const click = () => {
    if (!hovering.current) show(!held, setHeld);
    hovering.current = false;
  };
  return (
    <button
      type="button"
      className={styles.badge}
      onPointerEnter={({ pointerType }) => show(pointerType !== "touch", setHovered)}
      onPointerLeave={() => show(false, setHovered)}
      onPointerDown={({ pointerType }) => {
        hovering.current = pointerType !== "touch";
      }}
      onClick={click}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && show(true, setHeld)}
      onBlur={() => show(false, setHeld)}
    >
      <span className={styles.frame}>
        {portrait}
        {wanted && (
          <span className={styles.hover} hidden={!(hovered || held)}>
            <Picture image={hoverImage} alt="" />
          </span>
        )}
      </span>
      <span className={styles.name}>{typeset(name)}</span>
    </button>
  );
}
