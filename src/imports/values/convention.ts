/** How the values of a column are written, as far as they show it. */
export type Convention<T> =
  | { readonly kind: "decided"; readonly is: T }
  /** Every value is unambiguous. */
  | { readonly kind: "no-matter" }
  | { readonly kind: "open"; readonly example: string };

/** Which of two readings wins; a few typos against many values don't count. */
export function voted<T extends string>(votes: ReadonlyMap<T, number>, example: string | null): Convention<T> {
  const [first, second] = [...votes].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined) return example === null ? { kind: "no-matter" } : { kind: "open", example };
  return second === undefined || second[1] <= first[1] * 0.05
    ? { kind: "decided", is: first[0] }
    : { kind: "open", example: example ?? "" };
}
