import type { ReactNode } from "react";
import { formatPhone, toE164 } from "../../lib/phone";
import { EmailLink } from "../shared/email-link";
import * as styles from "./contact-cards.module.css";

/** Puts cards side by side where there is room, and otherwise one below the other. */
export const ContactCards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>;

type Props = Record<"id" | "title" | "phone", string> & { name: string | null; email?: string };

/** Shows name, phone and e-mail of one person of the camp. `phone` is the number as typed, for example +420 000 000 001. */
export const ContactCard = ({ id, title, name, phone, email }: Props) => (
  <section className={styles.card} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {name && <p>{name}</p>}
    <dl className={styles.ways}>
      <div>
        <dt>Telefon</dt>
        <dd>
          <a className={styles.phone} href={`tel:${toE164(phone)}`}>
            <svg viewBox="0 0 24 24" width="1.1em" aria-hidden="true" fill="currentColor">
              <path d="M7.2 2.6 9.6 7a1.8 1.8 0 0 1-.4 2.2L7.7 10.5a13 13 0 0 0 5.8 5.8l1.3-1.5a1.8 1.8 0 0 1 2.2-.4l4.4 2.4a1.8 1.8 0 0 1 .9 2c-.5 1.9-2 3.2-4 3.2C9.8 22 2 14.2 2 5.7c0-2 1.3-3.5 3.2-4a1.8 1.8 0 0 1 2 .9Z" />
            </svg>
            {formatPhone(phone)}
          </a>
        </dd>
      </div>
      {email && (
        <div>
          <dt>E-mail</dt>
          <dd>
            <EmailLink className={styles.email} email={email} />
          </dd>
        </div>
      )}
    </dl>
  </section>
);
