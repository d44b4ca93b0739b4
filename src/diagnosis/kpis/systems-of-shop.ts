import {
  editionsNamed,
  type SystemId,
  systems,
  systemsOfScheduleTool,
  systemsOfTool,
  systemsOfWipVisibility,
} from "../../knowledge/systems/systems.ts";
import { freeTextFields } from "../../survey/free-text.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Diagnosis } from "../diagnosis.ts";

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

/** The edition that the shop writes it runs. One that writes of two, as after a move, hasn't said which. */
export function editionOf(tool: keyof typeof systemsOfTool, submission: Submission) {
  const written = freeTextFields.map((field) => submission[field]).join("\n");
  const [edition, ...others] = editionsNamed.filter((one) => one.tool === tool && one.named.test(written));
  return others.length === 0 ? edition : undefined;
}

/** A system that wasn't named counts as a spreadsheet until more is known. */
const unknownSystem: SystemId = "excel";
