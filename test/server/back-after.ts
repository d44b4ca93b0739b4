import type { Externals } from "../../src/adapters/services.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { from, openServer, wireAnswers } from "./open-server.ts";

type Settings = Readonly<Record<string, string>>;

export const day = 24 * 60 * 60 * 1000;

/** A report whose owner comes back this many days later. `given`: answers that differ from the sample shop's. */
export async function backAfter(
  days: number,
  externals: Partial<Externals> = {},
  settings: Settings = {},
  given: Partial<Submission> = {},
) {
  let now = Date.parse("2026-08-24T10:00:00Z");
  const server = await openServer({ settings, externals: { now: () => new Date(now), ...externals } });
  const answers = { ...wireAnswers, late_job_ratio: "15–30%", overtime_dependency: "Often", ...given };
  const { id } = await (await server.analyze(answers)).json();
  const later = (more: number): void => {
    now += more * day;
  };
  later(days);
  const open = async () => (await server.app.request(`/?report=${id}&return`)).text();
  const send = async (answers: readonly (readonly [string, string])[]) =>
    server.app.request(
      `/?report=${id}&return`,
      {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(answers as [string, string][]),
      },
      from("192.0.2.4"),
    );
  const report = async () => (await server.app.request(`/api/reports/${id}.html`)).text();
  return { server, id, open, send, report, later };
}
