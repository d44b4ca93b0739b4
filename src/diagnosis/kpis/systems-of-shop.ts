import {
  editionsNamed,
  type SystemId,
  systems,
  systemsOfScheduleTool,
  systemsOfTool,
  systemsOfWipVisibility,
} from "../../knowledge/systems/systems.ts";
import { freeTextFields, isGoalField } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Diagnosis } from "../diagnosis.ts";
import { isOnlyMeant } from "../facts/plans/plan-certainty.ts";
import { sentencesOf } from "../reader/words.ts";

type ShopSystem = Diagnosis["systems"][number];

/** The systems in which a shop keeps data, as far as its answers say; each once, in the order of the answers. */
export function systemsOfShop(submission: Submission): readonly ShopSystem[] {
  const { tech_stack = [], schedule_tool, wip_visibility } = submission;
  const named: readonly (readonly [SystemId, ShopSystem["named_in"]])[] = [
    ...tech_stack.flatMap((tool) => systemsBehind(tool, submission).map((id) => [id, "tech_stack"] as const)),
    ...systemsOfScheduleTool[schedule_tool].map((id) => [id, "schedule_tool"] as const),
    ...(wip_visibility ? systemsOfWipVisibility[wip_visibility].map((id) => [id, "wip_visibility"] as const) : []),
    ...(tech_stack.includes("Other") ? [[unknownSystem, "tech_stack"] as const] : []),
  ];
  const first = named.filter(([id], index) => named.findIndex(([other]) => other === id) === index);
  return first.map(([id, named_in]) => ({ id, name: systems[id].name, named_in }));
}

/** The edition that an answer names, or all that the name in the survey may mean. */
function systemsBehind(tool: keyof typeof systemsOfTool, submission: Submission): readonly SystemId[] {
  const edition = editionOf(tool, submission);
  return edition ? [edition.id] : systemsOfTool[tool];
}

/**
 * The edition that the shop writes it runs. One that writes of two, as after a move, hasn't said which, and one that only
 * means to run an edition, or did once, doesn't run it.
 */
export function editionOf(tool: keyof typeof systemsOfTool, submission: Submission) {
  const told = freeTextFields
    .filter((field) => !isGoalField(field))
    .flatMap((field) => sentencesOf(submission[field] ?? ""));
  const isRun = (named: RegExp): boolean =>
    told.some(({ text }) => {
      const at = text.search(named);
      return at >= 0 && !isOnlyMeant(text.slice(0, at)) && !isOver.test(text.slice(0, at));
    });
  const [edition, ...others] = editionsNamed.filter((one) => one.tool === tool && isRun(one.named));
  return others.length === 0 ? edition : undefined;
}

/** Words before what a shop doesn't run, no longer runs, or only knows of. */
const isOver =
  /\b(?:not|never|no longer|used to|until|before|instead of|moving (?:from|to|off)|demos?|salesm[ae]n|reps?|another shop|friends?|neighbors?|customers?|competitors?)\b[^.;]*$|n['’]t\b[^.;]*$/i;

/** A system that wasn't named counts as a spreadsheet until more is known. */
const unknownSystem: SystemId = "excel";
