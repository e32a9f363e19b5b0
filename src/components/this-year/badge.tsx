import { useRef, useState } from "react";
import { Picture } from "../shared/picture";
import * as styles from "./badge.module.css";

/** A leader with a portrait. Hover, focus and tap show the hover portrait, which is downloaded only then. Not if `disabled`. */
export function SupervisorBadge({ leader }: { leader: Queries.LeaderFragment }) {
  const { name, image, hoverImage, disabled } = leader;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const isMouse = useRef(false);
  const isShown = isHovered || isFocused || isPressed;
  // After this the hover portrait stays in the page, hidden or shown, so that it is downloaded only once.
  if (isShown && !isNeeded) setIsNeeded(true);
  const content = (
    <>
      <span className={styles.frame}>
        <Picture image={image} alt="" />
        {isNeeded && (
          <span className={styles.hover} hidden={!isShown}>
            <Picture image={hoverImage} alt="" />
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </>
  );
  if (disabled) return <div className={styles.badge}>{content}</div>;

  // A tap or Enter presses the badge, and so does assistive technology. The next tap or Enter releases the badge. A click by
  // mouse or pen changes nothing, because hovering already shows the hover portrait. A `detail` of 0 means that the click came
  // without a pointer, so from the keyboard or from assistive technology.
  const click = ({ detail }: { detail: number }) => {
    if (detail === 0 || !isMouse.current) setIsPressed(!isPressed);
  };
  return (
    <button
      type="button"
      className={styles.badge}
      aria-label={`${name}, druhý portrét`}
      aria-pressed={isPressed}
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType !== "touch")}
      onPointerLeave={() => setIsHovered(false)}
      onPointerDown={({ pointerType }) => {
        isMouse.current = pointerType !== "touch";
      }}
      onClick={click}
      onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {content}
    </button>
  );
}

/** A leader without a portrait: the name only. */
export const InterpretBadge = ({ name }: { name: string }) => (
  <div className={styles.badge}>
    <div className={styles.noPicture} aria-hidden="true">
      {/\p{L}/u.exec(name.normalize())?.[0] ?? [...name][0]}
    </div>
    <span className={styles.name}>{name}</span>
  </div>
);
