import * as z from "zod/mini";

/**
 * How a version of a report came about: the first answers; changed answers; a coworker's view; a visit weeks later; a
 * shop's own numbers.
 */
const versionKinds = ["first", "changed", "witnesses", "return", "measured"] as const;

/** Every kind but the first, which is the submission itself. */
export type VersionKind = Exclude<(typeof versionKinds)[number], "first">;

const wireVersion = z.object({
  number: z.int().check(z.gte(1)),
  made_at: z.string(),
  kind: z.enum(versionKinds),
  /** Its headline. Absent for versions of older releases. */
  finding: z.optional(z.string()),
  /** If the headline differs from the version before: which causes rose or fell, and the answers that moved them. */
  why: z.optional(z.readonly(z.array(z.string()))),
});
export type WireVersion = Readonly<z.infer<typeof wireVersion>>;

/** The owner's newest version: one that only counts coworkers has the answers of an earlier visit. */
export const ownVersion = (versions: readonly WireVersion[]): WireVersion | undefined =>
  versions.findLast(({ kind }) => kind !== "witnesses");

/** What the owner of a link gets besides the report: its versions, and the answers to continue from. */
export const wireHistory = z.object({
  /** The number of the version that the link shows. */
  version: z.int(),
  /** The oldest first. */
  versions: z.readonly(z.array(wireVersion)),
  /** Whether a copy was asked for by email. */
  is_mailed: z.optional(z.boolean()),
  /** The newest answers, as a request sends them. */
  answers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.readonly(z.array(z.unknown()))])),
});
export type WireHistory = Readonly<z.infer<typeof wireHistory>>;
