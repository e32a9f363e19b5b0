import { graphql, withPrefix } from "gatsby";
import { type MouseEvent, useRef, useState } from "react";
import { mediaUrl } from "../../lib/media-url";
import { typeset } from "../../lib/typography";
import { urgent } from "../../lib/urgent";
import * as styles from "./video-block.module.css";

/** The specification's delay from the click until the film replaces the picture, in milliseconds. */
const SWAP_DELAY = 200;

const blockMenu = (event: MouseEvent) => event.preventDefault();

/**
 * A still picture; click, Enter or Space starts a muted, looping film without controls, which replaces the picture after
 * 200 ms or at its first frame, whichever is later. The same button pauses and resumes. If the film cannot be played, the
 * picture stays.
 */
export function VideoBlock({ video }: { video: Queries.VideoBlockFragment }) {
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [swapped, setSwapped] = useState(false);

  const stop = () => setPlaying(false);
  const fail = () => {
    stop();
    setSwapped(false);
  };
  const toggle = async () => {
    if (!film.current) return;
    if (playing) return film.current.pause();
    setPlaying(true);
    if (film.current.error) film.current.load();
    const delay = new Promise((resolve) => setTimeout(resolve, SWAP_DELAY));
    try {
      await Promise.all([film.current.play(), delay]);
      setSwapped(!film.current?.error);
    } catch {
      // There is nothing to play, or the visitor has paused before the first frame.
      stop();
    }
  };

  const address = mediaUrl(video.file);
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.button} data-playing={playing} onClick={toggle} onContextMenu={blockMenu}>
        <span className={styles.action}>{playing ? "Pozastavit film" : "Pustit film"}</span>
        <video
          ref={film}
          src={address}
          preload="none"
          muted
          loop
          playsInline
          onPlay={() => setPlaying(true)}
          onPause={stop}
          onError={fail}
        />
        {!swapped && <Still video={video} />}
      </button>
      <noscript>
        <a href={address}>Pustit film</a>
      </noscript>
    </div>
  );
}

/** What stands in for the film if its button fails: the same picture, as a link to the file. */
export function VideoLink({ video }: { video: Queries.VideoBlockFragment }) {
  return (
    <div className={styles.frame}>
      <a className={styles.button} href={mediaUrl(video.file)}>
        <span className={styles.action}>Pustit film</span>
        <Still video={video} />
      </a>
    </div>
  );
}

const Still = ({ video }: { video: Queries.VideoBlockFragment }) => (
  <img src={withPrefix(video.still)} alt={typeset(video.alt)} width={1280} height={720} />
);

/** For the head of a page: the still picture comes first where it is seen at once, beside the text. */
export function VideoBlockPreload({ video }: { video: Queries.VideoBlockFragment }) {
  return <link rel="preload" as="image" href={withPrefix(video.still)} media="(min-width: 60rem)" {...urgent} />;
}

export const fragment = graphql`
  fragment VideoBlock on IntroVideo {
    file
    still
    alt
  }
`;
