import type { Externals } from "../../src/adapters/services.ts";
import type { WireCoworkers, WireLinks } from "../../src/survey/wire/coworkers.ts";
import { from, jsonRequest, type OpenServer, openServer } from "./open-server.ts";

export const day = 24 * 60 * 60 * 1000;

interface Asking {
  readonly roles?: readonly string[];
  readonly shows_roles?: boolean;
  /** What the owner answered. */
  readonly answers?: unknown;
}

/** A report whose owner asked some people, on a server whose clock the test sets. */
export async function asked(
  { roles = ["planner", "foreman"], shows_roles = false, answers }: Asking = {},
  settings = {},
  externals: Partial<Externals> = {},
) {
  let now = Date.parse("2026-11-21T10:00:00Z");
  const server = await openServer({ settings, externals: { now: () => new Date(now), ...externals } });
  const { id } = await (await server.analyze(answers)).json();
  const invited = await server.app.request(`/api/reports/${id}/witnesses`, jsonRequest({ roles, shows_roles }));
  const { links }: WireLinks = await invited.json();
  return {
    server,
    id,
    links,
    later: (days: number) => {
      now += days * day;
    },
  };
}

/** The form behind a private link. */
export const open = async ({ app }: OpenServer, secret: string, more = "") => app.request(`/?witness=${secret}${more}`);

/** Sends answers through a private link; with a key from `keyIn`, changes those sent before. */
export const send = (
  { app }: OpenServer,
  secret: string,
  answers: Readonly<Record<string, string>>,
  address = "192.0.2.9",
  key = "",
) =>
  app.request(
    `/?witness=${secret}&answer=${key}`,
    {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(answers),
    },
    from(address),
  );

/** The key returned to the person who answered. */
export const keyIn = (sent: Response): string =>
  new URL(sent.headers.get("location") ?? "/", "http://shop.example").searchParams.get("answer") ?? "";

/** The answers of someone who agrees to be shown by role. */
export const agrees = { may_show_role: "yes" };
export const secretOf = (links: WireLinks["links"], index: number): string => links[index]?.secret ?? "";
export const reportOf = async ({ app }: OpenServer, id: string) => (await app.request(`/api/reports/${id}`)).json();
export const versionsOf = async ({ app }: OpenServer, id: string) =>
  (await (await app.request(`/api/reports/${id}/history`)).json()).versions.map(({ kind }: { kind: string }) => kind);
export const stateOf = async ({ app }: OpenServer, id: string): Promise<readonly string[]> => {
  const { invited }: WireCoworkers = await (await app.request(`/api/reports/${id}/witnesses`)).json();
  return invited.map(({ role, state }) => `${role} ${state}`).toSorted();
};

export const rolesIn = async (server: OpenServer, id: string): Promise<readonly string[]> => {
  const { diagnosis, views } = await reportOf(server, id);
  const all = JSON.stringify([diagnosis, views]);
  return ["planner", "foreman", "inspector"].filter((role) => new RegExp(`"by":"[^"]*your ${role}`, "i").test(all));
};
