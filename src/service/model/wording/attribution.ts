import { type ThemeId, themeIds, themes } from "../../../knowledge/themes.ts";
import { type Fact, placeholder } from "./facts.ts";

/**
 * Whether a sentence may give a figure to what it does not belong to.
 *
 * A loss belongs to a theme, and the theme named last before it must be that one; a target to its KPI likewise. A total
 * of the shop belongs to no theme, so its sentence names none, neither by placeholder nor in words.
 */
export function isFalselyAttributed(sentence: string, used: readonly Fact[]): boolean {
  const facts = [...sentence.matchAll(placeholder)].flatMap(([, name]) => used.filter(({ id }) => id === name));
  const words = sentence.replaceAll(placeholder, " ");
  return facts.some((fact, index) => isFalse(fact, facts.slice(0, index), facts, words));
}

function isFalse({ kind }: Fact, before: readonly Fact[], all: readonly Fact[], words: string): boolean {
  switch (kind.kind) {
    case "loss":
      return lastNamed(before, "theme") !== kind.theme || mentionedIn(words).some((theme) => theme !== kind.theme);
    case "target":
      return lastNamed(before, "kpi") !== kind.kpi;
    case "total":
      return (
        all.some((fact) => fact.kind.kind === "theme" || fact.kind.kind === "loss") || mentionedIn(words).length > 0
      );
    case "theme":
    case "kpi":
    case "quote":
      return false;
  }
}

function lastNamed(before: readonly Fact[], wanted: "theme" | "kpi"): string | undefined {
  const last = before.findLast(({ kind: { kind } }) => kind === wanted)?.kind;
  if (last?.kind === "theme") return last.theme;
  return last?.kind === "kpi" ? last.kpi : undefined;
}

/** Themes that the words mention. */
export const mentionedIn = (words: string): readonly ThemeId[] =>
  themeIds.filter((id) => themes[id].mentions.test(words));
