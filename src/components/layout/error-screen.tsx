import { Link } from "gatsby";
import * as styles from "./error-screen.module.css";

/** The screen for unknown routes and for render errors. `reason` is the status text or the error's message. */
export function ErrorScreen({ reason }: { reason: string }) {
  return (
    <div className={styles.screen}>
      <Signpost className={styles.picture} />
      <div className={styles.text}>
        <h1 lang="en">Unexpected Application Error!</h1>
        <p lang="en" className={styles.reason}>
          {reason}
        </p>
        <p>Tudy cesta nevede, ale tábor pořád stojí na svém místě.</p>
        <p>
          <Link to="/">Zpátky na úvodní stránku</Link>
        </p>
      </div>
    </div>
  );
}

/** A signpost with empty boards in the middle of the night. */
function Signpost({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 200 200" aria-hidden="true">
      <clipPath id="rozcestnik">
        <circle cx="100" cy="100" r="98" />
      </clipPath>
      <g clipPath="url(#rozcestnik)">
        <path fill="#131c31" d="M0 0h200v200H0Z" />
        <path fill="#f7ecd3" d="M150 38a17 17 0 1 0 8 32 20 20 0 0 1-8-32Z" />
        <path
          fill="#f7ecd3"
          d="m46 46 1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Zm66-20 1 3 3 1-3 1-1 3-1-3-3-1 3-1Zm-78 56 1 3 3 1-3 1-1 3-1-3-3-1 3-1Z"
        />
        <path
          fill="#1c3a3a"
          d="M0 128 18 92l14 36 10-28 12 30 14-44 16 46 12-30 12 28 14-38 14 40 12-30 12 28 12-36 18 36v72H0Z"
        />
        <path fill="#1d4434" d="M0 122c40-12 73 12 113 6s60-14 87-4v76H0Z" />
        <path fill="#7a5230" d="M95 62h10v104H95Z" />
        <path fill="#f7a945" d="M78 74h58l14 12-14 12H78Z" />
        <path fill="#e08a2c" d="M122 104H66l-14 11 14 11h56Z" />
        <path fill="#8a3a1a" d="m160 162-16-26-16 26Z" />
        <path fill="#f7d08a" d="m144 142-9 20h18Z" />
      </g>
    </svg>
  );
}
