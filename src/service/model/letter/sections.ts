import type {
  Decoy,
  Letter,
  LetterRuling,
  LetterSection,
  LetterUnknown,
  Prose,
} from "../../../diagnosis/letter/letter.ts";
import type { Share } from "../../../knowledge/figures/units.ts";
import { partIn } from "./letter-form.ts";
import { memoIn } from "./memo.ts";
import { numbersStated } from "./numbers-stated.ts";
import { orderIn } from "./order-of-causes.ts";
import {
  claimOf,
  claimsIn,
  ended,
  groundNamed,
  inLargeType,
  itemsOf,
  type Note,
  proseOf,
  quoteIdOf,
  quoteNamed,
  type Reply,
  type SectionContext,
  type SectionDrop,
  type Shop,
} from "./section-context.ts";
import { opensAsOrder, sentencesIn } from "./sentences.ts";
import type { Setting } from "./setting.ts";
import { planIn, weekIn } from "./tasks.ts";
import { figuresIn, plainLabel, testsIn, tilesIn } from "./tests-and-tiles.ts";
import { textsIn } from "./texts-in.ts";

/** Reads the sections of a letter separately: a mistake in one item drops only that item. */
export function sectionsOf(reply: Reply, setting: Setting, shop: Shop, note: Note): Sections {
  const alone = { reply, setting, note };
  const memo = memoIn(alone);
  const context = mayRepeat({ memo }, alone);
  const tasks = { tests: testsIn(context), week: weekIn(context), plan: planIn(context) };
  const behindTasks = mayRepeat(tasks, context);
  const unordered = {
    ...tasks,
    finding: findingIn(context),
    answer: claimsIn(behindTasks, "answer"),
    cause: claimsIn(context, "cause"),
    memo,
    figures: figuresIn(behindTasks),
    decoys: decoysIn(context),
    rulings: rulingsIn(behindTasks),
    rival: rivalIn(behindTasks),
    tiles: tilesIn(behindTasks),
    unknowns: unknownsIn(context),
  };
  const keptShare = keptShareOf(unordered, reply, setting);
  return { sections: { ...unordered, order: orderIn(context, shop, keptShare) }, keptShare };
}

interface Sections {
  readonly sections: Pick<Letter, LetterSection>;
  /** The share of the letter that was kept. */
  readonly keptShare: Share;
}

/** A context in which a number that a task or a test sets, such as how many are counted or a level to reach, may be repeated. */
function mayRepeat(tasks: Partial<Letter>, context: SectionContext): SectionContext {
  const { setting } = context;
  const set = textsIn(tasks).flatMap(numbersStated);
  const scope = `${setting.scope ?? ""}repeats ${set.map(({ value, isCount, only = "" }) => `${value}${only}${isCount}`).join(" ")} `;
  return { ...context, setting: { ...setting, numbers: [...setting.numbers, ...set], scope } };
}

/** The share of a letter that was kept, without its order: of its quotes or of its other items, whichever is less. */
function keptShareOf(unordered: Omit<Pick<Letter, LetterSection>, "order">, reply: Reply, { grounds }: Setting): Share {
  const quotes = [...grounds.values()].filter(({ kind }) => kind === "quote").length;
  const parts = Object.keys(unordered) as (keyof typeof unordered)[];
  const items = parts.reduce((count, name) => count + sizeOf(unordered[name]), 0);
  const proposed = parts.reduce((count, name) => count + partIn(reply, name).items.length, 0);
  const quoted = partIn(reply, "quotes").items.length;
  const shares = [quoted === 0 ? 1 : quotes / quoted, proposed === 0 ? 0 : items / proposed];
  return Math.min(...shares) as Share;
}

const sizeOf = (part: readonly unknown[] | object | null): number =>
  Array.isArray(part) ? part.length : Number(part !== null);

/** The title needs grounds. */
function findingIn(all: SectionContext): Letter["finding"] {
  const [item] = itemsOf(all, "finding");
  if (item === undefined) return null;
  const context = inLargeType(all, item.says);
  const dropped: SectionDrop[] = [];
  const note: Note = (section, ...why) => {
    dropped.push(...why);
    all.note(section, ...why);
  };
  const claimed = (says: string) =>
    says.length > longestTitle
      ? undefined
      : claimOf({ ...context, note }, "finding", { ...item, says: ended(says), kind: "reading" });
  // The first sentence under a headline, or of the memo, can stand for it, unless it tells what to do.
  const isWholeMemo = !partIn(all.reply, "memo").items.some(({ kind }) => kind === "week" || kind === "figures");
  const parts: readonly ("answer" | "memo")[] = isWholeMemo ? ["answer", "memo"] : ["answer"];
  const firsts = parts.flatMap((part) => {
    const opening = partIn(all.reply, part).items.find((one) => !("kind" in one) || one.kind !== "title");
    return sentencesIn(opening?.says ?? "")
      .slice(0, 1)
      .filter((sentence) => !opensAsOrder.test(sentence));
  });
  const kept =
    claimed(item.says) ??
    (dropped.includes("a number of unknown origin") ? claimed(withoutNumber(item.says)) : undefined) ??
    firsts.map(claimed).find((claim) => claim !== undefined);
  if (kept === undefined) return null;
  if (kept.grounds.length === 0) context.note("finding", "no grounds");
  return kept.grounds.length === 0 ? null : kept.claim;
}

/** Characters. */
const longestTitle = 200;

/** `Set-ups wait for the tag: 27.5 hours on eight tapes.` without what is behind the colon. Empty if those are few words. */
const withoutNumber = (says: string): string => /^(?:[^\s:]+ ){4,}[^\s:]+(?=:\s)/u.exec(says)?.[0].concat(".") ?? "";

function decoysIn(context: SectionContext): readonly Decoy[] {
  return itemsOf(context, "decoys").flatMap((item): Decoy[] => {
    const named = quoteIdOf(context, item.blamed);
    const ground = groundNamed(context, named);
    if (ground?.kind !== "quote" && ground?.kind !== "answer") {
      context.note("decoys", "what was blamed is in no answer");
      return [];
    }
    const kept = claimOf(context, "decoys", {
      says: item.why,
      grounds: [named, ...item.grounds],
      kind: "reading",
    });
    if (kept === undefined) return [];
    const blamed = ground.kind === "quote" ? ground.quote : { field: ground.field, checked: ground.answer };
    const name = plainLabel(context, "decoys", item.name, [named]) || null;
    return [{ blamed, name, why: [kept.claim] }];
  });
}

function rulingsIn(context: SectionContext): readonly LetterRuling[] {
  return itemsOf(context, "rulings").flatMap((item): LetterRuling[] => {
    const named = quoteIdOf(context, item.plan);
    const plan = quoteNamed(context, named);
    if (plan === undefined) {
      context.note("rulings", "a plan that is in no answer");
      return [];
    }
    const kept = claimOf(context, "rulings", {
      says: item.why,
      grounds: [named, ...item.grounds],
      kind: "reading",
    });
    const yesWhen = item.yes_when === "" ? [] : proseOf(context, "rulings", ended(item.yes_when), "order");
    if (kept === undefined) return [];
    if (yesWhen.length === 0 && item.verdict === "yes-if") {
      context.note("rulings", "a condition is missing");
      return [];
    }
    const tell = item.tell === "" ? [] : proseOf(context, "rulings", ended(spoken(item.tell)), "order", [named]);
    const name = plainLabel(context, "rulings", item.name, [named]) || null;
    return [{ plan, name, verdict: item.verdict, why: [kept.claim], yesWhen: orNull(yesWhen), tell: orNull(tell) }];
  });
}

/** Words to say to someone need no quotation marks, which are for what the shop wrote. */
const spoken = (text: string): string => text.replaceAll(/[“”"]/gu, "");

const orNull = (prose: Prose): Prose | null => (prose.length === 0 ? null : prose);

function rivalIn(context: SectionContext): Letter["rival"] {
  const [item] = itemsOf(context, "rival");
  if (item === undefined) return null;
  const kept = claimOf(context, "rival", { ...item, kind: "reading" });
  const settle = proseOf(context, "rival", ended(item.settle), "order");
  return kept === undefined || settle.length === 0 ? null : { says: kept.claim, settle };
}

function unknownsIn(context: SectionContext): readonly LetterUnknown[] {
  return itemsOf(context, "unknowns").flatMap(({ what, ask }): LetterUnknown[] => {
    const asLabel = { ...context, setting: { ...context.setting, isLabel: true } };
    const said = proseOf(asLabel, "unknowns", ended(what.replace(/\?$/, "")), "order");
    const asked = proseOf(context, "unknowns", ask, "question");
    return said.length === 0 || asked.length === 0 ? [] : [{ what: said, ask: asked }];
  });
}
