import { graphql, type PageProps } from "gatsby";
import { CampLink } from "../components/intro/camp-link";
import { VideoBlock } from "../components/intro/video-block";
import { PageHead } from "../components/layout/page-head";
import { IsolatedSection } from "../components/shared/isolated-section";
import { Prose } from "../components/shared/prose";
import { TwoColumns } from "../components/shared/two-columns";
import { PATHS } from "../lib/paths";
import { organization } from "../lib/structured-data";

export default function IndexPage({ data: { intro, camp } }: PageProps<Queries.IndexPageQuery>) {
  return (
    <TwoColumns>
      <div>
        <h1>{intro.heading}</h1>
        <CampLink camp={camp} />
        <Prose paragraphs={intro.paragraphs} />
      </div>
      <IsolatedSection>
        <VideoBlock video={intro.video} />
      </IsolatedSection>
    </TwoColumns>
  );
}

export const Head = () => <PageHead path={PATHS.intro} structuredData={(site) => [organization(site)]} />;

export const query = graphql`
  query IndexPage {
    intro { heading paragraphs video { ...VideoBlock } }
    camp { ...CampLink }
  }
`;
