import type { Case } from "../../../diagnosis/case/case.ts";
import type { FirstWeek } from "../../../knowledge/page-one/first-weeks.ts";
import { themes } from "../../../knowledge/themes.ts";
import type { Block } from "../../report.ts";
import { joined, plain, say } from "../../text.ts";
import { closed, section, whole } from "../quoted.ts";
import { causeNamed } from "./cause-named.ts";
import { pageOneWords } from "./page-one.words.ts";

const { named: words } = pageOneWords;

/** The bottleneck that the owner names, in the owner's words, and why the page leads with something else. */
export function namedBottleneck(found: Case): readonly Block[] {
  const { namedElsewhere: named, finding, mechanism, week } = found;
  const [leading] = finding.themes;
  if (named === null || leading === undefined) return [];
  const { sheet }: FirstWeek = themes[named.theme].firstWeek;
  const isCounted = week.some(({ id }) => id === sheet.id);
  const shown = mechanism.steps.flatMap(({ quotes }) => quotes.map(({ text }) => text));
  const sentences = [
    ...(named.quote === null || shown.includes(named.quote.text)
      ? []
      : [say`${words.wrote} ${closed(whole(named.quote))}`]),
    plain(words.second[named.because](causeNamed(leading, found))),
    ...(isCounted ? [plain(words.both)] : []),
  ];
  return [
    section("named", words.title(named.choice)),
    { kind: "paragraph", role: "body", text: joined(sentences, " ") },
  ];
}
