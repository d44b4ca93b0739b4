import { randomBytes } from "node:crypto";
import { confirmPath } from "../../src/service/delivery/deliver-ports.ts";
import { coworkerKeyQuery, coworkerQuery } from "../../src/survey/coworker.ts";
import { exportFormatNames, exportFormats } from "../../src/survey/export-formats.ts";
import { fields } from "../../src/survey/questionnaire.ts";
import { extraFields } from "../../src/survey/request-extras.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { weeklyChecklist } from "../../src/survey/weekly-checklist.ts";
import { returnQuery } from "../../src/survey/wire/page-address.ts";
import { whatIfPath } from "../../src/survey/wire/results.ts";
import { reportsPath } from "../../src/survey/wire/wire.ts";
import { type Attack, createFindings, inParallel } from "./attack.ts";
import { ask, idIn, jsonIn, post, type Reply, startTarget, submit, type Target, wireAnswers } from "./target.ts";

/** What a stranger types into every field. None of it may ever show. */
const mark = "ZQ9";
const typed = [
  `<img src=x onerror=${mark}>`,
  `=cmd|' /C ${mark}'!A0`,
  `${mark}\r\nBcc: ${mark}@evil.example`,
  mark.repeat(8_000),
];

const guesses = 60;

export const privateLinks: Attack = {
  name: "links of coworkers, later visits and versions",
  wanted:
    "no guess opens, changes or erases; nothing typed there shows; no page is cached or runs a script; no log names anyone",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget({ LOG_LEVEL: "debug" });
    const [mine, theirs] = [await openReport(target), await openReport(target)];
    for (const problem of await guessed(target, mine, theirs)) expect(false, problem);
    for (const problem of await hostileForms(target, mine)) expect(false, problem);
    for (const problem of await exposedPages(target, mine)) expect(false, problem);
    for (const secret of [...Object.values(mine), ...Object.values(theirs), ...contacts, mark])
      expect(!target.written().includes(secret), `the log holds ${secret}`);
    expect(!/"level":(?:50|60)/.test(target.written()), "an error is in the log");
    await target.stop();
    return {
      tried: `${guesses} guesses at each of ${guessable.length} addresses, ${typed.length} hostile texts in each field`,
      broke,
    };
  },
};

const contacts = [sampleShop.owner_email, sampleShop.owner_name, sampleShop.owner_phone ?? mark];

/** A report and the link of a coworker who has answered. */
interface Opened {
  readonly id: string;
  readonly coworker: string;
  readonly secret: string;
  readonly key: string;
}

const asForm = { "content-type": "application/x-www-form-urlencoded" };
const sendForm = (target: Target, path: string, form: Iterable<readonly [string, string]>): Promise<Reply> =>
  ask(target, path, {
    method: "POST",
    headers: asForm,
    body: new URLSearchParams([...form].map(([a, b]) => [a, b])).toString(),
  });

async function openReport(target: Target): Promise<Opened> {
  const id = idIn(await submit(target));
  const invited = await post(target, `${reportsPath}/${id}/witnesses`, { roles: ["planner"], shows_roles: false });
  // The cast is sound: this call answers with links.
  const [link] = jsonIn(invited).links as readonly { readonly id: string; readonly secret: string }[];
  const { id: coworker = "", secret = "" } = link ?? {};
  const sent = await sendForm(target, `/?${coworkerQuery}=${secret}`, [["weekly.made_again", "yes"]]);
  const key = new URL(String(sent.headers.location), "http://x").searchParams.get(coworkerKeyQuery) ?? "";
  return { id, coworker, secret, key };
}

/** Every address an attacker could guess, with the status it must return. */
const guessable: readonly ((
  target: Target,
  guess: string,
  mine: Opened,
  theirs: Opened,
) => Promise<string | undefined>)[] = [
  async (target, guess) => refused(await ask(target, `/?${coworkerQuery}=${guess}`), "a coworker's link"),
  async (target, guess) =>
    refused(await sendForm(target, `/?${coworkerQuery}=${guess}`, [["weekly.made_again", "yes"]]), "a coworker's form"),
  async (target, guess, { secret }) => {
    const { bytes } = await ask(target, `/?${coworkerQuery}=${secret}&${coworkerKeyQuery}=${guess}`);
    return /<form|weekly\./.test(bytes.toString()) ? "a guessed key shows an answer" : undefined;
  },
  async (target, guess, { secret }) => {
    const { status } = await sendForm(target, `/?${coworkerQuery}=${secret}&${coworkerKeyQuery}=${guess}`, [
      ["take_back", "yes"],
    ]);
    const { bytes } = await ask(target, `/?${coworkerQuery}=${secret}`);
    return status === 303 || /<form/.test(bytes.toString()) ? "a guessed key takes an answer back" : undefined;
  },
  async (target, guess, { id }) =>
    refused(
      await ask(target, `${reportsPath}/${id}/witnesses/${guess}`, { method: "DELETE" }),
      "a coworker's invitation",
    ),
  async (target, _guess, { id }, { coworker }) =>
    refused(
      await ask(target, `${reportsPath}/${id}/witnesses/${coworker}`, { method: "DELETE" }),
      "someone else's coworker",
    ),
  async (target, guess) => refused(await ask(target, `${reportsPath}/${guess}/history`), "a history"),
  async (target, guess) => refused(await ask(target, `/?report=${guess}&${returnQuery}`), "a return form"),
  async (target, guess) => refused(await sendForm(target, `/?report=${guess}&${returnQuery}`, []), "a return"),
  async (target, guess) => refused(await submit(target, { ...wireAnswers, [extraFields.report]: guess }), "a version"),
  async (target, guess) => refused(await post(target, `${reportsPath}/${guess}/mail`, {}), "an email", [404, 501]),
  async (target, guess) =>
    refused(await post(target, `${reportsPath}/${guess}/reminder`, {}), "a reminder", [404, 501]),
  async (target, guess) => refused(await post(target, whatIfPath, { report: guess, levers: {} }), "a what-if"),
  async (target, guess) => refused(await ask(target, `${confirmPath}/${guess}`, { method: "POST" }), "a confirmation"),
  async (target, _guess, { id }) => refused(await ask(target, `${reportsPath}/${id}?version=2`), "a missing version"),
];

const refused = ({ status }: Reply, what: string, wanted: readonly number[] = [404]): string | undefined =>
  wanted.includes(status) ? undefined : `${what} answers ${status} to a guess`;

async function guessed(target: Target, mine: Opened, theirs: Opened): Promise<readonly string[]> {
  const problems: string[] = [];
  await inParallel(guesses * guessable.length, 8, async (index) => {
    const guess = guessLike(mine.secret, Math.floor(index / guessable.length));
    const problem = await guessable[index % guessable.length]?.(target, guess, mine, theirs);
    if (problem !== undefined) problems.push(problem);
  });
  return [...new Set(problems)];
}

/** A random secret, one that differs in its last character, or one with SQL in it. */
function guessLike(secret: string, index: number): string {
  if (index % 3 === 0) return `${secret.slice(0, -1)}${secret.endsWith("a") ? "b" : "a"}`;
  return index % 3 === 1 ? randomBytes(16).toString("hex") : encodeURIComponent(`${secret}' or '1'='1`);
}

/** Everything that can be sent without a script, in every field and under names of no field. */
async function hostileForms(target: Target, { id, secret, key }: Opened): Promise<readonly string[]> {
  const names = [
    ...fields,
    ...Object.keys(weeklyChecklist).map((one) => `weekly.${one}`),
    "weekly_others",
    "no_longer",
    "tasks_done",
    "key",
    "__proto__",
  ];
  const problems: string[] = [];
  for (const text of typed) {
    const form = names.map((name) => [name, text] as const);
    for (const path of [`/?${coworkerQuery}=${secret}&${coworkerKeyQuery}=${key}`, `/?report=${id}&${returnQuery}`]) {
      const { status, bytes } = await sendForm(target, path, form);
      if (![200, 303, 413, 422].includes(status)) problems.push(`a hostile form is answered with ${status}`);
      if (bytes.includes(mark)) problems.push("a refused form shows what was typed");
    }
    const invited = await post(target, `${reportsPath}/${id}/witnesses`, { roles: [text], shows_roles: text });
    if (invited.status !== 422) problems.push(`a hostile invitation is answered with ${invited.status}`);
  }
  for (const format of exportFormatNames) {
    const { status, bytes } = await ask(target, `${reportsPath}/${id}/${exportFormats[format].path}`);
    if (status !== 200 || bytes.includes(mark)) problems.push(`${format}: ${status}, or something typed shows`);
  }
  return problems;
}

async function exposedPages(target: Target, { id, secret, key }: Opened): Promise<readonly string[]> {
  const paths = [
    `/?${coworkerQuery}=${secret}`,
    `/?${coworkerQuery}=${secret}&${coworkerKeyQuery}=${key}`,
    `/?${coworkerQuery}=x`,
    `/?report=${id}&${returnQuery}`,
    `${reportsPath}/${id}/history`,
    `${reportsPath}/${id}/witnesses`,
    `${reportsPath}/${id}.html`,
    `${confirmPath}/x`,
  ];
  const problems: string[] = [];
  for (const path of paths) {
    const { headers } = await ask(target, path);
    const policy = String(headers["content-security-policy"]);
    const isClosed = /default-src 'none'/.test(policy) && !/script-src/.test(policy);
    const isPrivate = headers["cache-control"] === "no-store" && headers["x-robots-tag"] === "noindex, nofollow";
    if (
      !isClosed ||
      !isPrivate ||
      headers["referrer-policy"] !== "no-referrer" ||
      headers["x-content-type-options"] !== "nosniff"
    )
      problems.push(
        `${path.replaceAll(/[0-9a-f]{32}/g, "…")} is cached, found, runs scripts or tells where it was opened`,
      );
  }
  return problems;
}
