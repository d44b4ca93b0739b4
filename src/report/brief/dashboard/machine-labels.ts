import { factsIn } from "../../../diagnosis/facts/facts.ts";
import { identity, memoize } from "../../../diagnosis/memoize.ts";
import { freeTextFields } from "../../../survey/free-text.ts";
import type { Submission } from "../../../survey/submission.ts";
import { capitalized } from "../../../survey/writing.ts";

/**
 * A kind of machine in our examples: how they write it, whether a shop mentions it, and what to write if it doesn't.
 */
interface ExampleKind {
  readonly written: RegExp;
  readonly said: RegExp;
  readonly instead: (number: string) => string;
}

const machine = (number: number): string => `Machine ${number}`;

/** Single machines before groups, so that `5-axis 1` isn't read as the group. */
const kinds: readonly ExampleKind[] = [
  {
    written: /^VMC (\d)(?=,)/,
    said: /\b(?:vmcs?|verticals|vertical mills?|mills)\b/i,
    instead: (number) => `M${number}`,
  },
  { written: /^5-axis(?=,)/, said: /\b(?:5|five)[- ]?axis\b/i, instead: () => "M3" },
  { written: /^Lathe(?=,)/, said: /\b(?:lathes?|turning)\b/i, instead: () => "M4" },
  {
    written: /\bVMC (\d)/,
    said: /\b(?:vmcs?|verticals|vertical mills?|mills)\b/i,
    instead: (number) => machine(Number(number)),
  },
  { written: /\bLathe (\d)/, said: /\b(?:lathes?|turning)\b/i, instead: (number) => machine(Number(number) + 3) },
  { written: /\b5-axis(?: 1|(?=:))/, said: /\b(?:5|five)[- ]?axis\b/i, instead: () => machine(3) },
  { written: /^5-axis$/, said: /\b(?:5|five)[- ]?axis\b/i, instead: () => "Group A" },
  { written: /^Mills$/, said: /\b(?:vmcs?|verticals|vertical mills?|mills)\b/i, instead: () => "Group B" },
  { written: /^(?:Lathes|Mill-turn)$/, said: /\b(?:lathes?|turning|mill-?turns?)\b/i, instead: () => "Group C" },
  { written: /^CMM$/, said: /\bcmms?\b/i, instead: () => "Inspect" },
  { written: /^Prove-out$/, said: /\bprov(?:e|es|ed|ing)[- ]?(?:out|it)\b|\bprogram/i, instead: () => "Run" },
  { written: /^Edit$/, said: /\bprogram/i, instead: () => "" },
  { written: /^Bar stock$/, said: /\bbars?\b|\bbar[- ]?stock\b/i, instead: () => "Supplier A" },
  { written: /^Castings$/, said: /\bcast(?:ing)?s?\b|\bfoundr/i, instead: () => "Supplier B" },
  { written: /^Anodize$/, said: /\banodi/i, instead: () => "Supplier C" },
  { written: /^Heat treat$/, said: /\bheat[- ]?treat/i, instead: () => "Supplier D" },
];

/** An example with the machines this shop names, and a number or letter for the others. No value changes. */
export function withMachinesOf<T>(submission: Submission): (example: T) => T {
  const said = [...freeTextFields.map((field) => submission[field] ?? ""), submission.primary_bottleneck].join(" ");
  const missing = kinds.filter((kind) => !kind.said.test(said));
  const own = ownKind(submission);
  const rename = memoize(identity, (label): string => {
    if (label === "Night shift" && submission.shift_count === "1") return "Group D";
    const kind = missing.find(({ written }) => written.test(label));
    if (kind === undefined) return label;
    const renamed = label.replace(kind.written, (_, number: unknown) => kind.instead(String(number)));
    return own === undefined ? renamed : renamed.replace(/^Group A$|^Machine 3\b|^M3\b/, own);
  });
  return (example) => inSmallShop(renamedIn(example, rename), submission.machine_count) as T;
}

/** The first kind they number that our examples don't know: `Wire EDM`. */
function ownKind(submission: Submission): string | undefined {
  const [group] = factsIn(submission).machines.filter(
    ({ name }) => !measuring.test(name) && !kinds.some((kind) => kind.said.test(name)),
  );
  const name = group?.name.replace(/\s*machines?$/i, "").replace(/(?<!s)s$/, "");
  return name === undefined || name === "" || name.length > longest ? undefined : capitalized(name);
}

/** Machines that don't cut. */
const measuring = /\b(?:zeiss|cmms?|hexagon|faro|keyence|global)\b/i;

/** How many letters fit in a chart's row. */
const longest = 12;

/** The most machines that an example shows. */
const examplesShow = 5;
const oneMachine = /^(?:VMC|Lathe|5-axis|Machine|M) ?\d(?=$|[,:])/;

/** An example with only as many machines as the shop has, numbered. */
function inSmallShop(example: unknown, machines: number): unknown {
  if (machines >= examplesShow || typeof example !== "object" || example === null) return example;
  if (!Array.isArray(example)) {
    return Object.fromEntries(Object.entries(example).map(([key, inner]) => [key, inSmallShop(inner, machines)]));
  }
  let seen = 0;
  return example.flatMap((row: unknown) => {
    const label = typeof row === "string" ? row : nameOf(row);
    if (label === undefined || !oneMachine.test(label)) return [inSmallShop(row, machines)];
    seen += 1;
    const name = label.replace(oneMachine, machine(seen));
    return seen > machines ? [] : [typeof row === "string" ? name : { ...(row as object), name }];
  });
}

const nameOf = (row: unknown): string | undefined => {
  const name: unknown = typeof row === "object" && row !== null ? Reflect.get(row, "name") : undefined;
  return typeof name === "string" ? name : undefined;
};

/** Returns the same object if nothing is renamed, so that all shops share its picture. */
function renamedIn(value: unknown, rename: (label: string) => string): unknown {
  if (typeof value === "string") return rename(value);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, renamedIn(inner, rename)] as const);
  if (entries.every(([key, inner]) => inner === Reflect.get(value, key))) return value;
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
