import * as styles from "./prose.module.css";

/** Running text. The first paragraph is large; with `isLarge` all paragraphs are large. */
export const Prose = ({ paragraphs, isLarge }: { paragraphs: readonly string[]; isLarge?: boolean }) => (
  <div className={styles.prose} data-large={isLarge}>
    {paragraphs.map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal, and paragraphs never change places
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
