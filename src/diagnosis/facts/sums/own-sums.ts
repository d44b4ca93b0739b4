import { lightOf, signalOf } from "../../../knowledge/kpi-record/signals.ts";
import type { Submission } from "../../../survey/submission.ts";
import { measuredOf } from "../../kpis/measured.ts";
import { onTimeKnown, onTimeStated } from "../../kpis/on-time.ts";
import { shareWantedOf } from "../../kpis/value-in-text.ts";
import { setupStatedIn } from "../../losses/setup-example.ts";
import type { Facts } from "../facts.ts";
import type { OnTimeGap, OwnSum, SetupOverrun } from "./own-sum.ts";

/** Every sum that a shop's numbers allow, the most telling first. */
export function ownSumsOf(submission: Submission, facts: Facts): readonly OwnSum[] {
  return [setupOverrunIn(submission), onTimeGapIn(submission, facts)].filter((sum) => sum !== undefined);
}

/** The setup overrun of an answer; none if the shop's files show setups on plan, which outweigh one remembered setup. */
function setupOverrunIn(submission: Submission): SetupOverrun | undefined {
  const measured = measuredOf("kpi_setup_var", submission);
  if (measured !== undefined && lightOf(signalOf(measured.kpi), measured.value) === "green") return undefined;
  const stated = setupStatedIn(submission);
  return stated && { kind: "setup-overrun", ...stated.example, quotes: [{ field: stated.field, text: stated.text }] };
}

/** The percentage on time used for the open range "30%+ late" in a sum. Own judgment. */
const minOnTime = 50;

function onTimeGapIn(submission: Submission, { quantities }: Facts): OnTimeGap | undefined {
  const known = onTimeKnown(submission);
  if (known === undefined) return undefined;
  const { from, to, isMeasured = false } = known;
  const today = { low: (from === to ? from : Math.max(from, minOnTime)) / 100, high: to / 100 };
  const gap = (goal: number, quote: OnTimeGap["quotes"][number]): OnTimeGap => ({
    kind: "on-time-gap",
    goal,
    today,
    isMeasured,
    quotes: [quote],
  });
  // A note tells how things are, and a share below that is what they have, not what they want.
  const [wanted] = (["success_metric", "improvement_goal"] as const).flatMap((asked) =>
    quantities.filter(
      ({ unit, low: share, field, sentence }) =>
        field === asked &&
        unit === "share" &&
        share > today.high &&
        share <= 1 &&
        onTime.test(sentence.text) &&
        !arrives.test(sentence.text),
    ),
  );
  if (wanted !== undefined) return gap(wanted.low, { field: wanted.field, text: wanted.sentence.text });
  const [goal, stated] = [shareWantedOf("kpi_otd", submission)?.target?.value ?? 0, onTimeStated(submission)];
  return stated && goal / 100 > today.high ? gap(goal / 100, { field: stated.field, text: stated.said }) : undefined;
}

/** `Material is on the rack on time about 97%` is about what comes in. */
const arrives =
  /\b(?:materials?|stock|steel|titanium|alumin\w+|metal|bars?|castings?|forgings?|suppliers?|vendors?|mill (?:delivers|ships))\b/i;

const onTime = /\b(?:on[- ]time|otd|otif|deliver\w*|ship\w*|due dates?|promis\w*)\b/i;
