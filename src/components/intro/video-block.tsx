import { graphql, withPrefix } from "gatsby";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { highPriority } from "../shared/picture";
import * as styles from "./video-block.module.css";

/** From the click until the video replaces the picture, unless its first frame comes later. */
const SWAP_DELAY_MS = 200;

/**
 * A still picture; click, Enter or Space starts a muted, looping video without controls that replaces the picture. The same
 * button pauses and resumes (WCAG 2.2.2). If the video cannot be played, the picture stays. Without JavaScript
 * a link to the video stands in place of the button's label.
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
    // Only now: the first video on a page has the browser parse its styles for controls, and WebKit would wait three seconds
    // for its file before the load event. At once, because browsers play what a click plays.
    flushSync(() => setIsRequested(true));
    if (!player.current) return;
    setIsPlaying(true);
    if (player.current.error) player.current.load();
    const delay = new Promise((resolve) => setTimeout(resolve, SWAP_DELAY_MS));
    try {
      await Promise.all([player.current.play(), delay]);
      setIsSwapped(!player.current?.error);
    } catch {
      // There is nothing to play, or the visitor has paused before the first frame.
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
            // Firefox would make it a second stop for Tab, without a name.
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

/** For the page's Head: where the picture is beside the text, in the first view, it is fetched first. */
export function VideoBlockPreload({ video }: { video: Queries.VideoBlockFragment }) {
  return <link rel="preload" as="image" href={withPrefix(video.still)} media="(min-width: 60rem)" {...highPriority} />;
}

export const fragment = graphql`
  fragment VideoBlock on IntroVideo {
    file
    still
    alt
  }
`;
