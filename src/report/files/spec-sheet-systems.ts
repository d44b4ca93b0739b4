import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { DataSystem } from "../../knowledge/systems/data-system.ts";
import type { SourceTables } from "../../knowledge/systems/source-tables.ts";
import { type SystemId, systems } from "../../knowledge/systems/systems.ts";
import type { Submission } from "../../survey/submission.ts";
import { firstQuestion } from "../first-question.ts";
import { factsMarkup } from "../html/facts.ts";
import { type Markup, markup } from "../markup.ts";
import { plain, say, strong } from "../text.ts";
import type { Fact } from "../text-blocks.ts";
import { specSheetWords } from "./spec-sheet.words.ts";

const words = specSheetWords.systems;

/** What to ask before anything is connected, tool by tool, then table by table. */
export function questionsFirst(submission: Submission, sources: readonly SourceTables[]): Markup {
  const tools = (submission.tech_stack ?? []).map((tool) => say`${strong(tool)}: ${firstQuestion(tool, submission)}`);
  const facts: readonly Fact[] = [
    ...(tools.length === 0 ? [] : [{ term: words.yours, lines: tools }]),
    ...sources.map(({ name, confirm }) => ({
      term: words.queries(name),
      lines: confirm.map((question) => plain(question)),
    })),
  ];
  if (facts.length === 0) return markup`<p>${words.none}</p>`;
  return factsMarkup(facts);
}

/** One system of the shop: what it holds, how to get data out, and how sure we are. */
export function systemArticle({ id, name }: Diagnosis["systems"][number]): Markup {
  return markup`
<article class="system"><h3 id="${systemAnchor(id)}">${name}</h3>${factsMarkup(factsOf(systems[id]))}</article>`;
}

const systemAnchor = (id: SystemId): string => `system-${id.replaceAll("_", "-")}`;

function factsOf(system: DataSystem): readonly Fact[] {
  const lists = [
    [words.terms.waysOut, system.waysOut],
    [words.terms.documented, system.documentedObjects],
    [words.terms.cannotGive, system.cannotGive],
    [words.terms.read, system.sources],
  ] as const;
  return [
    { term: words.terms.kind, lines: [plain(system.kind)] },
    { term: words.terms.holds, lines: [plain(system.holds)] },
    ...lists.flatMap(([term, lines]) =>
      lines.length === 0 ? [] : [{ term, lines: lines.map((line) => plain(line)) }],
    ),
    { term: words.terms.sure, lines: [plain(specSheetWords.sure[system.confidence])] },
    ...(system.notes === "" ? [] : [{ term: words.terms.note, lines: [plain(system.notes)] }]),
  ];
}
