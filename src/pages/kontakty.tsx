import { graphql, type PageProps } from "gatsby";
import { ContactCard, ContactCards } from "../components/contacts/contact-cards";
import { PageHead } from "../components/layout/page-head";
import { EmailLink } from "../components/shared/email-link";
import { PATHS, PHOTO_REMOVAL_ID } from "../lib/paths";

export default function KontaktyPage({ data: { contacts } }: PageProps<Queries.KontaktyPageQuery>) {
  const { leader, deputy } = contacts;
  return (
    <>
      <h1>Kontakty</h1>
      <ContactCards>
        <ContactCard id="hlavni-vedouci" title="Hlavní vedoucí" {...leader} />
        <ContactCard id="zastupce" title="Zástupce hlavního vedoucího" {...deputy} />
      </ContactCards>
      <p id={PHOTO_REMOVAL_ID} className="sentence">
        Nepřejete si, aby na&nbsp;webu byla fotka vaše nebo vašeho dítěte? Napište na&nbsp;
        <EmailLink email={leader.email} subject="Odstranění fotky" />, o&nbsp;který rok a&nbsp;snímek jde, a&nbsp;fotku
        odstraníme. Na&nbsp;důvod se&nbsp;ptát nebudeme.
      </p>
    </>
  );
}

export const Head = () => (
  <PageHead
    path={PATHS.contacts}
    title="Kontakty"
    description="Telefon a&nbsp;e-mail na hlavního vedoucího tábora a&nbsp;telefon na jeho zástupce."
  />
);

export const query = graphql`
  query KontaktyPage {
    contacts {
      leader { name phone email }
      deputy { name phone }
    }
  }
`;
