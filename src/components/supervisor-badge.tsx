import { type FocusEvent, type PointerEvent, useState } from "react";
import * as styles from "./badge.module.css";
import { Picture } from "./picture";

/**
 * A leader with a portrait. Unless disabled, pointer, keyboard focus and tap bring the hover portrait, which is not
 * downloaded before it is wanted for the first time.
 */
export function SupervisorBadge({ leader }: { leader: Queries.LeaderFragment }) {
  const { name, image, hoverImage, disabled } = leader;
  const [hovered, setHovered] = useState(false);
  const [tapped, setTapped] = useState(false);
  const [wanted, setWanted] = useState(false);
  const portrait = <Picture image={image} alt="" />;

  if (disabled)
    return (
      <div className={styles.badge}>
        <span className={styles.frame}>{portrait}</span>
        <span className={styles.name}>{name}</span>
      </div>
    );

  const show = (shown: boolean, set: (shown: boolean) => void) => {
    set(shown);
    if (shown) setWanted(true);
  };
  return (
    <button
      type="button"
      className={styles.badge}
      onPointerEnter={(event) => show(isMouse(event), setHovered)}
      onPointerLeave={() => show(false, setHovered)}
      onPointerUp={(event) => !isMouse(event) && show(!tapped, setTapped)}
      onFocus={(event) => byKeyboard(event) && show(true, setTapped)}
      onBlur={() => show(false, setTapped)}
    >
      <span className={styles.frame}>
        {portrait}
        {wanted && (
          <span className={styles.hover} hidden={!(hovered || tapped)}>
            <Picture image={hoverImage} alt="" />
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
    </button>
  );
}

const isMouse = (event: PointerEvent) => event.pointerType === "mouse";
const byKeyboard = (event: FocusEvent) => event.currentTarget.matches(":focus-visible");
