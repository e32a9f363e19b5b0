import { graphql, type PageProps } from "gatsby";
import { ContactCard } from "../components/contact-card";
import * as styles from "../components/contact-card.module.css";
import { PageHead } from "../components/page-head";

export default function KontaktyPage({ data: { contacts } }: PageProps<Queries.KontaktyPageQuery>) {
  const { leader, deputy } = contacts;
  return (
    <>
      <h1>Kontakty</h1>
      <div className={styles.cards}>
        <ContactCard id="hlavni-vedouci" title="Hlavní vedoucí" phone={leader.phone} email={leader.email} />
        <ContactCard id="zastupce" title="Zástupce hlavního vedoucího" phone={deputy.phone} />
      </div>
    </>
  );
}

export const Head = () => (
  <PageHead title="Kontakty" description="Telefon a e-mail na hlavního vedoucího tábora a telefon na jeho zástupce." />
);

export const query = graphql`
  query KontaktyPage {
    contacts {
      leader {
        phone
        email
      }
      deputy {
        phone
      }
    }
  }
`;
