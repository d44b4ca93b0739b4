import type { FigureUnit } from "../../diagnosis/losses/figure.ts";
import type { FigureTerm } from "../../diagnosis/losses/figure-terms.ts";
import type { Step } from "../../diagnosis/losses/step.ts";
import type { Expression, Term } from "../../diagnosis/losses/term.ts";

/** Everything the figures of a diagnosis are calculated from, each thing once, in the order of first use. */
export interface Ledger {
  readonly leaves: readonly Leaf[];
  readonly figures: readonly LedgerFigure[];
}

/** A number that can be changed: an answer, an assumption, or a fixed number of the arithmetic. */
export interface Leaf {
  readonly key: string;
  /** Its text in a formula. */
  readonly text: string;
  readonly expression: Expression & { readonly kind: "number" | "answer" | "range" };
  /** The figures whose formula uses it directly. */
  readonly usedIn: readonly LedgerFigure[];
}

export interface LedgerFigure {
  readonly key: string;
  readonly term: Term;
  readonly unit: FigureUnit;
  /** The figure of the diagnosis that it shows, or an intermediate step. */
  readonly shows: FigureTerm | { readonly step: Step };
}

/** Collects the leaves and figures of these terms. Two terms with the same arithmetic are one figure. */
export function ledgerOf(figures: readonly FigureTerm[]): Ledger & { readonly keyOf: (term: Term) => string } {
  const keyOf = keysOfTerms();
  const shown = new Map(figures.map((figure) => [keyOf(figure.term), figure]));
  const found = new Map<string, LedgerFigure>();
  const leaves = new Map<string, Leaf & { usedIn: LedgerFigure[] }>();
  const enter = (term: Term, unit: FigureUnit, shows: LedgerFigure["shows"]): void => {
    const key = keyOf(term);
    if (found.has(key)) return;
    const figure: LedgerFigure = { key, term, unit, shows: shown.get(key) ?? shows };
    found.set(key, figure);
    for (const part of partsOf(term)) {
      if (part.kind === "figure") enter(part.of, part.unit, { step: part.step });
      else note(leaves, { ...part.leaf, key: leafKey(part.leaf) }, figure);
    }
  };
  for (const figure of figures) enter(figure.term, figure.unit, figure);
  return { leaves: [...leaves.values()], figures: [...found.values()], keyOf };
}

function note(leaves: Map<string, Leaf & { usedIn: LedgerFigure[] }>, leaf: Omit<Leaf, "usedIn">, by: LedgerFigure) {
  const known = leaves.get(leaf.key);
  if (known === undefined) leaves.set(leaf.key, { ...leaf, usedIn: [by] });
  else if (!known.usedIn.includes(by)) known.usedIn.push(by);
}

type Part =
  | { readonly kind: "leaf"; readonly leaf: Pick<Leaf, "text" | "expression"> }
  | { readonly kind: "figure"; readonly of: Term; readonly unit: FigureUnit; readonly step: Step };

/** The leaves and figures that a term uses directly, not those inside the figures. */
function partsOf({ text, expression }: Term): readonly Part[] {
  switch (expression.kind) {
    case "number":
    case "answer":
    case "range":
      return [{ kind: "leaf", leaf: { text, expression } }];
    case "named":
      return [{ kind: "figure", of: expression.of, unit: expression.unit, step: expression.step }];
    case "product":
    case "sum":
    case "difference":
    case "quotient":
    case "smaller":
    case "saturation":
    case "held-at":
      return expression.of.flatMap(partsOf);
  }
}

/** A key that is different for each leaf. */
export function leafKey({ text, expression }: Pick<Leaf, "text" | "expression">): string {
  switch (expression.kind) {
    case "number":
      return `number ${text}`;
    case "answer":
      return `answer ${expression.field}`;
    case "range":
      return `range ${expression.id}`;
  }
}

/** Gives terms with the same arithmetic the same key. Each term is read once. */
function keysOfTerms(): (term: Term) => string {
  const known = new Map<Term, string>();
  const numbers = new Map<string, string>();
  const keyOf = (term: Term): string => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const written = arithmeticOf(term, keyOf);
    const key = numbers.get(written) ?? String(numbers.size + 1);
    numbers.set(written, key);
    known.set(term, key);
    return key;
  };
  return keyOf;
}

function arithmeticOf({ text, expression }: Term, keyOf: (term: Term) => string): string {
  switch (expression.kind) {
    case "number":
    case "answer":
    case "range":
      return leafKey({ text, expression });
    case "named":
      return `named ${keyOf(expression.of)}`;
    case "held-at":
      return `held-at ${expression.point} ${expression.of.map(keyOf).join(" ")}`;
    case "product":
    case "sum":
    case "difference":
    case "quotient":
    case "smaller":
    case "saturation":
      return `${expression.kind} ${expression.of.map(keyOf).join(" ")}`;
  }
}
