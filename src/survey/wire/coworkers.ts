import * as z from "zod/mini";
import { type CoworkerRole, coworkerRoles } from "../coworker.ts";

// The cast is sound: these are the names of the table.
const role = z.enum(Object.keys(coworkerRoles) as [CoworkerRole, ...CoworkerRole[]]);

/** What an owner sends to ask coworkers for their view. */
export const wireInvite = z.object({
  roles: z.readonly(z.array(role).check(z.minLength(1), z.maxLength(6))),
  /** Whether their answers are shown by role. The first invitation decides this for all of them. */
  shows_roles: z.boolean(),
});

const invited = z.object({
  id: z.string(),
  role,
  /** The link works until this day, `2026-12-21`. */
  open_until: z.string(),
  /** open: no answer yet; answered: not in the report yet; counted: in the report; ended: the link has expired. */
  state: z.enum(["open", "answered", "counted", "ended"]),
});
export type WireInvited = Readonly<z.infer<typeof invited>>;

/** Whom an owner has asked so far. Their answers are only in the report. */
export const wireCoworkers = z.object({
  shows_roles: z.boolean(),
  invited: z.readonly(z.array(invited)),
});
export type WireCoworkers = Readonly<z.infer<typeof wireCoworkers>>;

/** New links. Each secret is shown once and stored nowhere. */
export const wireLinks = z.object({
  links: z.readonly(z.array(z.object({ id: z.string(), role, secret: z.string() }))),
});
export type WireLinks = Readonly<z.infer<typeof wireLinks>>;
