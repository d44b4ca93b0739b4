import type { Case } from "../../../diagnosis/case/case.ts";
import type { Gate } from "../../../diagnosis/facts/people/gate.ts";
import type { LastingChange } from "../../../diagnosis/facts/people/lasting-changes.ts";
import type { Shown, Worked } from "../../../diagnosis/facts/settled/form.ts";
import { groupName } from "../../../diagnosis/facts/settled/settled.ts";
import { capitalized } from "../../../survey/writing.ts";
import { oneDecimal, plainNumber } from "../../format.ts";
import type { Block } from "../../report.ts";
import { joined, plain, say, type Text, wordsOf } from "../../text.ts";
import type { HeadlineFigure } from "../../text-blocks.ts";
import { closed, section } from "../quoted.ts";
import { proofWords as words } from "./proof.words.ts";
import { proofFigures } from "./proof-figure.ts";

type Of<K extends Shown["kind"]> = Extract<Shown, { readonly kind: K }>;

/** The finding as a title, from the hours of one desk or bench or from two groups; `null` if no numbers give one. */
export function proofTitle({ proof }: Case): string | null {
  const shows = proof.isSettled ? proof.shown?.shows : undefined;
  switch (shows?.kind) {
    case "load":
      return titleOfLoad(shows);
    case "groups":
      return titleOfGroups(shows);
    case "stood":
    case undefined:
      return null;
  }
}

function titleOfLoad(shows: Of<"load">): string {
  const { needs, needsThen, has, count, countThen, things, period, isThenWanted } = shows;
  const [who, there] = [capitalized(whoOf(shows)), oneDecimal(has)];
  if (needs > has || countThen === null || needsThen === null)
    return words.title.load(who, there, period, `${plainNumber(count)} ${things}`, oneDecimal(needs));
  const then = `${plainNumber(countThen)} ${things}`;
  return words.title.wanted(who, there, period, then, oneDecimal(needsThen), isThenWanted);
}

/** Only if a name tells what sets the two groups apart; a named one comes first. */
function titleOfGroups({ groups, what }: Of<"groups">): string | null {
  const are = words.opening.are[what];
  const named = groups.map((group, at) => ({ ...group, text: groupName(groups, at), isNamed: group.name !== "" }));
  const ranked = named.toSorted((a, b) => b.bad / b.all - a.bad / a.all);
  const [first, second] = ranked[0]?.isNamed ? ranked : ranked.toReversed();
  if (are === undefined || first === undefined || second === undefined || !first.isNamed) return null;
  const count = ({ bad }: typeof first): string => (bad === 0 ? "none" : String(bad));
  return words.title.groups(count(first), first.text, are, count(second), second.text);
}

const whoOf = ({ who, theme }: Of<"load">): string => who ?? words.place[theme] ?? words.anyPlace;

/** What the numbers show, before what to do; empty if they settle nothing. */
export function proofOpening({ proof, worked, finding }: Case): string {
  if (!proof.isSettled) return "";
  const shows = proof.shown?.shows;
  if (shows === undefined) {
    const speaking = worked.find(({ speaksFor }) => speaksFor !== undefined && speaksFor === finding.themes[0]);
    const sum = (speaking ?? worked.find(({ meets }) => meets !== undefined))?.sums.at(speaking ? -1 : 0);
    return sum === undefined ? "" : words.opening.met(sum);
  }
  switch (shows.kind) {
    case "load":
      return openingOfLoad(shows);
    case "groups":
      return titleOfGroups(shows) === null ? openingOfGroups(shows) : "";
    case "stood":
      return words.opening.stood(oneDecimal(shows.of), oneDecimal(shows.has));
  }
}

function openingOfLoad(shows: Of<"load">): string {
  const { needs, has, count, things, period } = shows;
  const [many, who] = [plainNumber(count), whoOf(shows)];
  return needs > has
    ? words.opening.short(many, things, period, who, oneDecimal((has * count) / needs))
    : words.opening.full(who, many, things, period, oneDecimal(needs), oneDecimal(has));
}

function openingOfGroups({ groups, what }: Of<"groups">): string {
  const [worse = "", better = ""] = groups
    .map((group, at) => ({ share: group.bad / group.all, text: `${groupName(groups, at)}, ${group.bad || "none"}` }))
    .toSorted((a, b) => b.share - a.share)
    .map(({ text }) => text);
  return words.opening.groups(worse, better, words.opening.are[what] ?? what);
}

/**
 * The sums of the shop's own numbers, the one with a picture first, each sentence of theirs once, and what changed. Empty
 * if there are none. What a figure works out isn't repeated.
 */
export function provenBlocks({ proof, worked }: Case, figures: readonly HeadlineFigure[]): readonly Block[] {
  const { shown, change, gate } = proof;
  const texts = figures.map((figure) => wordsOf(figure.words)).join(" ");
  const rest = worked.filter(
    (one) => one !== shown && one.rulesOut === undefined && !one.sums.every((sum) => texts.includes(sum)),
  );
  if (shown === null && rest.length === 0 && gate === null) return [];
  const told: string[] = [];
  const first = shown === null ? [] : proofFigures(shown, lineOf(shown, told));
  // Figures of groups have no room for what they wrote.
  const said = shown?.shows.kind === "groups" ? [quotesOf(shown)] : [];
  const lines = [...said, ...rest.map((one) => lineOf(one, told))];
  return [
    section("own-numbers", words.section),
    ...(first.length === 0 ? [] : [{ kind: "headline-figures", figures: first } as const]),
    ...(lines.length === 0 ? [] : [{ kind: "list", ordered: false, items: lines } as const]),
    ...(gate === null ? [] : [gated(gate, told)]),
    ...(change === null || told.includes(change.text) ? [] : [changed(change)]),
  ];
}

const quotesOf = ({ said }: Worked): Text =>
  joined(
    said.map(({ text }) => closed(text)),
    " ",
  );

/** @param told the sentences that are on the page already */
function lineOf({ said, sums }: Worked, told: string[]): Text {
  const fresh = said.filter(({ sentence }) => !told.includes(sentence));
  told.push(...fresh.map(({ sentence }) => sentence));
  const worked = plain(sums.map((sum) => `${sum}.`).join(" "));
  const quotes = fresh.map(({ text }) => closed(text));
  return fresh.length === 0 ? worked : say`${joined(quotes, " ")} ${worked}`;
}

function gated({ who, said, isAway }: Gate, told: string[]): Block {
  const fresh = said.filter(({ text }) => !told.includes(text));
  told.push(...fresh.map(({ text }) => text));
  const quotes = joined(
    fresh.map(({ text }) => closed(text)),
    " ",
  );
  return {
    kind: "paragraph",
    role: "body",
    text: say`${words.gate.title(who)} ${quotes} ${isAway ? words.gate.away : words.gate.here}`,
  };
}

const changed = ({ text }: LastingChange): Block => ({
  kind: "paragraph",
  role: "body",
  text: say`${words.change} ${closed(text)} ${words.changeAsk}`,
});
