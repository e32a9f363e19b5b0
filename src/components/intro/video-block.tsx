import { graphql, withPrefix } from "gatsby";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as styles from "./video-block.module.css";

/** The video replaces the picture this many milliseconds after the click, or as soon as its first frame has arrived. */
const SWAP_DELAY_MS = 200;

/**
 * A still picture that is a button. Click, Enter or Space starts a muted, looping video without controls, which replaces the
 * picture. The same button pauses and resumes the video (WCAG 2.2.2). If the video cannot be played, the picture stays. Without
 * JavaScript there is a link to the video in the place of the button's label.
 */
export function VideoBlock({ video }: { video: Queries.VideoBlockFragment }) {
  const player = useRef<HTMLVideoElement>(null);
  const [isRequested, setIsRequested] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isSwapped, setIsSwapped] = useState(false);

  const stop = () => setIsPlaying(false);
  const fail = () => {
    stop();
    setIsSwapped(false);
  };
  // The data host (an origin) is set at build time; by default it is this site.
  const host = process.env.GATSBY_DATA_HOST;
  const url = host ? new URL(video.file, host).href : withPrefix(video.file);
  const toggle = async () => {
    if (isPlaying) return player.current?.pause();
    // The video element is rendered only after the first click, because an unused video element delays the page: browsers parse
    // their internal styles for video controls, and WebKit waits three seconds for the file before the load event. Delete when
    // browsers do neither.
    // flushSync renders the element at once, because browsers only play a video that starts during the click.
    flushSync(() => setIsRequested(true));
    if (!player.current) return;
    setIsPlaying(true);
    if (player.current.error) player.current.load();
    const delay = new Promise((resolve) => setTimeout(resolve, SWAP_DELAY_MS));
    try {
      await Promise.all([player.current.play(), delay]);
      setIsSwapped(!player.current?.error);
    } catch {
      // The video cannot be played, or the visitor has paused it before the first frame.
      stop();
    }
  };

  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.button}
        data-playing={isPlaying}
        onClick={toggle}
        onContextMenu={(event) => event.preventDefault()}
      >
        <span className={`screen-only ${styles.action}`}>{isPlaying ? "Pozastavit film" : "Pustit film"}</span>
        {isRequested && (
          <video
            ref={player}
            src={url}
            // Without this, Tab would also stop at the video in Firefox, and the video has no name for screen readers.
            tabIndex={-1}
            muted
            loop
            playsInline
            onPlay={() => setIsPlaying(true)}
            onPause={stop}
            onError={fail}
          />
        )}
        {!isSwapped && <img src={withPrefix(video.still)} alt={video.alt} width={1280} height={720} />}
      </button>
      <noscript>
        <a className={`screen-only ${styles.action}`} href={url}>
          Pustit film
        </a>
      </noscript>
    </div>
  );
}

export const fragment = graphql`
  fragment VideoBlock on IntroVideo { file still alt }
`;
