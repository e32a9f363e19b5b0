import { graphql, type PageProps } from "gatsby";
import { Tents } from "../components/history/tents";
import { CampLink } from "../components/intro/camp-link";
import { VideoBlock } from "../components/intro/video-block";
import { PageHead } from "../components/layout/page-head";
import { DeferUntilPainted } from "../components/shared/defer-until-painted";
import { Prose } from "../components/shared/prose";
import { TwoColumns } from "../components/shared/two-columns";
import { PATHS } from "../lib/paths";
import { organization } from "../lib/structured-data";

export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const { intro, camp, camps, siteInfo } = data;
  return (
    <TwoColumns>
      <div>
        <h1>{intro.heading}</h1>
        <CampLink camp={camp} />
        <Prose paragraphs={intro.paragraphs} />
      </div>
      <div>
        <VideoBlock video={intro.video} />
        <DeferUntilPainted>
          <Tents camps={camps.nodes} withoutCamp={siteInfo.yearsWithoutCamp} />
        </DeferUntilPainted>
      </div>
    </TwoColumns>
  );
}

export const Head = () => <PageHead path={PATHS.intro} structuredData={(site) => [organization(site)]} />;

export const query = graphql`
  query IndexPage {
    intro { heading paragraphs video { ...VideoBlock } }
    camp { ...CampLink }
    camps: allHistoryEntry(filter: { isCamp: { eq: true }, year: { ne: "…" } }, sort: { year: DESC }) {
      nodes { ...Tent }
    }
    siteInfo { yearsWithoutCamp }
  }
`;
