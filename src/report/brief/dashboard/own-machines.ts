import { factsIn } from "../../../diagnosis/facts/facts.ts";
import { plansIn } from "../../../diagnosis/facts/plans/plans.ts";
import { sentencesOf } from "../../../diagnosis/reader/words.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";

/** Builders and models whose name alone means a machine on the floor. Words with other meanings are left out. */
const builders =
  "Bridgeport|Charmilles|Daewoo|DMG|Doosan|Fadal|Grob|Haas|Hardinge|Hermle|Hurco|Hyundai|Kitamura|Makino|Matsuura|Mazak|Mikron|Miyano|Mori(?: Seiki)?|Nakamura|Okuma|Robodrill|Sodick|Speedio|Studer|Tornos|Toyoda|Tsugami|Variaxis|Willemin|Integrex";
const models = String.raw`(?:VF|UMC|EC|ST|TL|DMU|NLX|NHX|VMX|DNM)[- ]?\d{1,4}[A-Z]?`;

/** `the VF-4`, `our Haas VF-6`, `Mori 2`: one machine on the floor, not its builder, as in `the Mazak guy`. */
const oneMachine = new RegExp(
  String.raw`\b(?:(?<=\b(?:[Tt]he|[Oo]ur|[Mm]y|[Tt]hat|[Tt]his) (?:big |old |new |little |small )?)(?:(?:${builders})(?: ${models}| \d\b)?)|${models}|(?:${builders}) (?:${models}|\d\b))(?!['’\w-]| (?:service|guy|man|tech|rep|dealer|people|distributor|salesman|controls?|row|cell|line))`,
  "g",
);
const absent =
  /\b(?:sold|scrapped|traded|used to|buy(?:ing)?|talk(?:ing)? to|quoted? (?:on|for)|look(?:ing)? at|insurance|(?:get|order|lease|want|need) (?:a|the|that|another|one|two))\b/i;

/** No chart has more rows than this. */
const most = 5;

/** The machines the shop calls by name, in order of appearance: `VF-4`, `Mori`. */
export function machinesByName(submission: Submission): readonly string[] {
  const sentences = freeTextFields.flatMap((field) => sentencesOf(submission[field] ?? "").map(({ text }) => text));
  if (!sentences.some((text) => text.match(oneMachine))) return groupsOf(submission);
  const isAbsent = (text: string): boolean => absent.test(text) || plansIn(text, false).length > 0;
  const wanted = sentences.filter(isAbsent).join(" ");
  const names = sentences
    .filter((text) => !isAbsent(text))
    .flatMap((text) => text.match(oneMachine) ?? [])
    .filter((name) => !wanted.includes(name.split(" ")[0] ?? name));
  const once = [...new Set(names)].slice(0, Math.min(most, submission.machine_count));
  return once.length > 0 ? once : groupsOf(submission);
}

/** If no machine has a name, the kinds they count: `Horizontals`. */
const groupsOf = (submission: Submission): readonly string[] =>
  factsIn(submission)
    .machines.map(({ name }) => capitalized(name))
    .filter((name) => name.length <= longest && !/^machines?$|\bcmms?\b/i.test(name))
    .slice(0, most);

/** How many letters fit in a row. */
const longest = 12;
