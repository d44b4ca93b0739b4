import type { Chain } from "../../diagnosis/chain.ts";
import type { RankedTheme, ThemeId } from "../../diagnosis/diagnosis.ts";
import { upstreamFirst } from "../../diagnosis/knowledge/theme-links.ts";
import type { CauseChain } from "../charts/cause-chain.ts";
import { citing } from "../cite.ts";
import { describePlot } from "../describe-plot.ts";
import { capitalized, lowerFirst } from "../figures.ts";
import { likely, typeset } from "../format.ts";
import type { Block, Chart, Fact } from "../report.ts";
import { plain, say, strong, type Text } from "../text.ts";
import { currencyNames, themeWords } from "../wording.ts";

/** How the leading themes bring each other about, and where to break in. Nothing where they stand alone. */
export function chain(found: Chain | null, ranked: readonly RankedTheme[]): readonly Block[] {
  if (found === null) return [];
  const leading = ranked[0]?.id;
  return [
    {
      kind: "heading",
      level: 2,
      id: "chain",
      topic: "How it hangs together",
      text: `Break the chain at ${themeWords[found.break_at].noun}`,
    },
    { kind: "paragraph", role: "body", text: plain(aboutChain) },
    drawn(found, ranked),
    { kind: "list", ordered: true, items: found.links.map(linkLine) },
    {
      kind: "facts",
      facts: [
        { term: "Break it here", lines: [[strong(capitalized(themeWords[found.break_at].noun))]] },
        { term: "Why there", lines: [plain(found.because)] },
        { term: "The first step there", lines: [plain(themeWords[found.break_at].week)] },
        ...(leading === undefined || found.break_at === leading ? [] : [thisWeekStays(leading)]),
      ],
    },
  ];
}

/** The chain as a picture: each theme with what it costs, the place to break in marked. */
function drawn({ links, break_at }: Chain, ranked: readonly RankedTheme[]): Chart {
  const ids = upstreamFirst.filter((id) => links.some(({ from, to }) => from === id || to === id));
  const plot: CauseChain = {
    kind: "cause-chain",
    nodes: ids.map((id) => ({
      name: capitalized(themeWords[id].noun),
      text: costOf(ranked.find((theme) => theme.id === id)),
      isBreak: id === break_at,
    })),
    links: links.map(({ from, to }) => ({ from: ids.indexOf(from), to: ids.indexOf(to) })),
  };
  return {
    kind: "chart",
    title: "What brings what about",
    description: describePlot(plot),
    plot,
    rows: ids.length,
    caption: plain(
      "Arrows run from a cause to what it brings about. Under each theme its likely loss. The full dot is where to break in.",
    ),
  };
}

function costOf(theme: RankedTheme | undefined): string {
  const [loss] = theme?.losses ?? [];
  return loss === undefined ? "no figure" : `${currencyNames[loss.currency]}: ${likely(loss.amount, loss.amount.unit)}`;
}

/** The first page names one thing for this week. A chain that breaks elsewhere must not leave the reader with two. */
const thisWeekStays = (first: ThemeId): Fact => ({
  term: "And this week",
  lines: [
    plain(
      `Do the one thing of the first page all the same: ${lowerFirst(themeWords[first].week)} It shows what ${themeWords[first].noun} cost you, whatever brings them about. Then take the step above.`,
    ),
  ],
});

const aboutChain =
  "Your likely themes are not separate troubles: the upper ones feed the lower ones. Work on a lower one alone and it comes back. The links are what we know of shops in general; your answers say only which themes are likely here.";

const linkLine = ({ from, to, why, source }: Chain["links"][number]): Text =>
  say`${strong(`${capitalized(themeWords[from].noun)} → ${themeWords[to].noun}.`)} ${typeset(why)} (${citing(source)})`;
