import { formatPhone, phoneDigits } from "../lib/phone";
import * as styles from "./contact-card.module.css";
import { Panel } from "./panel";

interface Props {
  id: string;
  title: string;
  /** As typed, for example +420 000 000 001. */
  phone: string;
  email?: string;
}

/** How to reach one person of the camp. */
export function ContactCard({ id, title, phone, email }: Props) {
  return (
    <Panel id={id} title={title}>
      <dl className={styles.ways}>
        <div>
          <dt>Telefon</dt>
          <dd>
            <a className={styles.phone} href={`tel:${phoneDigits(phone)}`}>
              {formatPhone(phone)}
            </a>
          </dd>
        </div>
        {email && (
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
