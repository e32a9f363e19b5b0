import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageHead } from "../components/page-head";
import { Prose } from "../components/prose";
import { Split } from "../components/split";
import { VideoBlock, VideoBlockPreload, VideoLink } from "../components/video-block";
import { Widget } from "../components/widget";
import { typeset } from "../lib/czech";
import { organization } from "../lib/structured-data";

export default function IndexPage({ data: { intro } }: PageProps<Queries.IndexPageQuery>) {
  return (
    <Split>
      <div>
        <h1>{typeset(intro.heading)}</h1>
        <Prose paragraphs={intro.paragraphs} />
      </div>
      <Widget fallback={<VideoLink video={intro.video} />}>
        <VideoBlock video={intro.video} />
      </Widget>
    </Split>
  );
}

export const Head = ({ data: { intro } }: HeadProps<Queries.IndexPageQuery>) => (
  <>
    <PageHead path="/" structuredData={(site) => [organization(site)]} />
    <VideoBlockPreload video={intro.video} />
  </>
);

export const query = graphql`
  query IndexPage {
    intro {
      heading
      paragraphs
      video {
        ...VideoBlock
      }
    }
  }
`;
