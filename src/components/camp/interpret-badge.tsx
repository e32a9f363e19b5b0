import * as styles from "./badge.module.css";

/** A leader without a picture: the name only. */
export function InterpretBadge({ name }: { name: string }) {
  return (
    <div className={styles.badge}>
      <div className={styles.noPicture} aria-hidden="true">
        {name.slice(0, 1)}
      </div>
      <span className={styles.name}>{name}</span>
    </div>
  );
}
