import { graphql, type PageProps } from "gatsby";
import { FileCard } from "../components/camp/file-card";
import * as styles from "../components/camp/file-card.module.css";
import { PageHead } from "../components/layout/page-head";

export default function SouboryPage({ data: { allFileLink } }: PageProps<Queries.SouboryPageQuery>) {
  return (
    <>
      <h1>Soubory</h1>
      {allFileLink.nodes.length === 0 && <p>Zatím tu nic není.</p>}
      <ul className={styles.list}>
        {allFileLink.nodes.map((file) => (
          <FileCard key={file.position} file={file} />
        ))}
      </ul>
      <p className={styles.hint}>
        Chcete-li si dokument uložit, klikněte na jeho název pravým tlačítkem a&nbsp;zvolte „Uložit odkaz jako“.
        Na&nbsp;telefonu podržte prst na názvu a&nbsp;v&nbsp;nabídce zvolte „Stáhnout odkaz“ nebo „Stáhnout odkazovaný
        soubor“.
      </p>
    </>
  );
}

export const Head = () => (
  <PageHead
    path="/soubory/"
    title="Soubory"
    description="Dokumenty ke stažení: důležité informace k&nbsp;táboru a&nbsp;potvrzení o&nbsp;zdravotní způsobilosti."
  />
);

export const query = graphql`
  query SouboryPage {
    allFileLink(sort: { position: ASC }) {
      nodes {
        ...FileCard
      }
    }
  }
`;
