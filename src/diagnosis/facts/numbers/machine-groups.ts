import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { type Quantity, quantitiesIn } from "./quantities.ts";

/** Machines of one kind that a shop gives a number for: `two wire EDMs`, `two of the eighteen machines are 5-axis`. */
export interface MachineGroup {
  /** The kind as the shop writes it, without its count: `wire machines`, `5-axis`. */
  readonly name: string;
  readonly count: number;
  /** Whether the shop says that jobs compete for them. */
  readonly isContested: boolean;
  /** Its sentence, and where that begins. */
  readonly quote: string;
  readonly start: number;
}

/** The machine groups among the quantities of a text in order, each kind once. */
export function machineGroupsIn(quantities: readonly Quantity[]): readonly MachineGroup[] {
  const named = quantities.flatMap((quantity) => groupOf(quantity) ?? []);
  return named.filter((group, at) => named.findIndex((other) => isSameKind(other.name, group.name)) === at);
}

function groupOf(quantity: Quantity): MachineGroup | undefined {
  const { sentence, unit, of, low, high, per } = quantity;
  if (unit !== "count" || low !== high || per !== null || !Number.isInteger(low) || ofOthersOrGone.test(sentence.text))
    return undefined;
  const shared = { isContested: contested.test(sentence.text), quote: sentence.text, start: sentence.start };
  const part = partOfAll.exec(sentence.text);
  if (part?.groups && sentence.start + part.index <= quantity.start) {
    const count = quantitiesIn(`${part.groups.part} machines`)[0]?.low;
    const { kind = "" } = part.groups;
    return count !== undefined && Number.isInteger(count) && isMachine(kind)
      ? { name: kind, count, ...shared }
      : undefined;
  }
  return isMachine(of) && !planned.test(of) ? { name: of, count: low, ...shared } : undefined;
}

/**
 * Two names mean one kind if neither their machines nor what comes with them differ: `5-axis mills` and `five 5-axis` do,
 * `3-axis mills` and `5-axis mills` don't, nor do `Haas mills` and `Haas lathes`.
 */
export function isSameKind(one: string, other: string): boolean {
  const [words, others] = [distinguishingWords(one), distinguishingWords(other)];
  return (
    words.some((word) => others.includes(word)) &&
    mayBeSame(words.filter(isMachineNoun), others.filter(isMachineNoun)) &&
    mayBeSame(words.filter(isDetail), others.filter(isDetail))
  );
}

const isMachineNoun = (word: string): boolean => machineNouns.has(word);
const isDetail = (word: string): boolean => !machineNouns.has(word);

const mayBeSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((word) => others.includes(word));

const distinguishingWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/(?<!i)s$/, ""))
    .filter((word) => word !== "" && !genericWords.has(word));

const genericWords = new Set(["machine", "center", "centre", "cell", "new", "old", "axis", "big", "small"]);
const machineNouns = new Set(["mill", "lathe", "edm", "vmc", "hmc", "grinder", "router", "saw"]);
const machineWords =
  /\b(?:machines?|machining cent(?:er|re)s?|mills?|lathes?|edms?|vmcs?|hmcs?|grinders?|swiss|spindles?|routers?|presses|saws?|mill-turns?|multi-?spindles?|multis|screw machines?|horizontals?|verticals?|cells?|5-?axis|five-?axis)\b/i;
const isMachine = (name: string): boolean => machineWords.test(name) && !notAMachineName.test(name);
/** A name that continues into another part of its sentence, or that counts what a machine has or does. */
const notAMachineName =
  /\b(?:cartridges?|bearings?|motors?|hours?|minutes?|days?|shifts?|jobs?|parts?|tools?|programs?|operators?|setups?|makers?|tenders?|people|hands?|men|guys?|fellas?|folks|machinists?|setters?|shops?|models?|brands?|from|until|by|into|over|under|since|before|after|this|that|where|because|if|when)\b/i;
/** The shop doesn't have `two more lathes` yet, and `four grand` is money. */
const planned = /^(?:more|fewer|less|grand|additional|extra|new|other|another)\b/i;
/** Somebody else's, gone, or only those that one person runs at the time: `has got two lathes going`. */
const ofOthersOrGone = quick(
  /\b(?:(?:customers?|competitors?|competition|suppliers?|vendors?|neighbors?|other shops?|shops? (?:down|up|across) the (?:road|street)|(?:guy|place|shop) down the (?:road|street)) (?:who |that |now |just |only |also )?(?:has|have|had|got|runs?|owns?|bought|put in|added)|(?:started|began|opened) (?:out |up )?with|we (?:had|sold|scrapped|used to (?:have|run|own))|lost (?:two|three|four|five|six|\d+)|(?:two|three|four|\d) [a-z-]+ (?:ahead|going))\b/i,
);
const contested = quick(
  /\b(?:every(?:body|one) wants|fight(?:s|ing)? (?:over|for)|always (?:full|booked|busy|backed up)|booked (?:solid|out|up)|backed up|wait(?:s|ing)? (?:for|on)|behind on|overloaded|maxed out)\b/i,
);
/** `two of the eighteen machines are 5-axis`. */
const partOfAll = quick(
  /(?<part>\p{L}+|\d+) of (?:the|our|those|these)?\s*(?:\p{L}+|\d+)?\s*(?:machines|mills|lathes|centers)? (?:are|is) (?<kind>(?:\d-axis|\p{L}+-axis|\p{L}+)(?: (?!and\b|or\b|but\b)\p{L}+)?)/iu,
);
