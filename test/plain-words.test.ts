import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { caseOf } from "../src/diagnosis/case/case-of.ts";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { kpis } from "../src/knowledge/kpis/kpis.ts";
import { themes } from "../src/knowledge/themes.ts";
import { inShort } from "../src/report/brief/page-one/in-short.ts";
import { composeDossier, type Dossier, evidenceOf } from "../src/report/dossier.ts";
import { renderCalendar } from "../src/report/files/calendar.ts";
import { renderTvPage } from "../src/report/files/tv.ts";
import { drawDashboardPlan } from "../src/report/pictures/dashboard-picture.ts";
import { renderHtml } from "../src/report/render-html.ts";
import { composeWorkbook } from "../src/report/workbook/compose-workbook.ts";
import { renderEmail } from "../src/service/delivery/email.ts";
import { operatorEmail } from "../src/service/delivery/mail-operator.ts";
import { respondentEmail } from "../src/service/delivery/mail-respondent.ts";
import { fields } from "../src/survey/questionnaire.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";
import { printed } from "./printing.ts";
import { wordsOf } from "./read-pdf.ts";
import { fullShop, occasion, silentShop, sparseShop, tidyShop } from "./shops.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const shops = { sampleShop, fullShop, silentShop, sparseShop, tidyShop };

/** Phrases that readers stumbled over. The words files have what we say instead. */
const stumbledOver = [
  "reckon",
  "a root here",
  "do not say the same thing",
  "so that it lasts",
  "under its own address",
  "pass it on",
  "worded by our rules",
  "without a language model",
  "none is yours",
  "none of them yours",
  "every value in a picture",
  "it scrolls by itself",
  "leads back out of it",
  "answers need a look",
  "go to the next one",
  "machines times shifts is where",
  "what do your quoted hours rest on",
  "the mechanism itself",
  "not ticked",
  "none measured more than today",
  "brings nothing yet",
  "reading rhythm",
  "mail it to me",
  "what is stored",
  "the others are given up",
  "glimpses",
  "the screens hang",
  "dearest",
  "mend the",
  "lies above",
  "lies below",
  "so the spindle waits for a desk",
  "under a cap for what they share",
  "figures with names on them stop being true",
  "working hours of people",
  "switch on",
  "tells after it happened",
  "warns before it happens",
  "hands wait for machines",
  "where your answer is a band",
  "tends to come back",
  "prepared for the erp consultant",
  "flying blind",
  "how we got this",
  "speaks for it",
  "speaks against it",
  "own judgement",
  "one time in ten",
  "1 in 10 ",
  "the owner and the owner",
  "exactly how it happens",
  "leaks away",
  "exclude each other",
  "parts lie",
  "for lack of a person",
  "promises blind",
  "is not your mistake",
  "for want of",
  "demonstrated hours",
  "demonstrated capacity",
  "machines stand",
  "lots that stand",
  "apart from each other",
  "lost its place",
  "set them beside",
  "needs a habit",
  "needs a source",
  "needs a data source",
  "has to confirm",
  "report that waits",
  "send delete",
  "ranks lower here",
  "exposes a theme",
  "agree one ",
  "is right when",
  "are right when",
  "is right once",
  "are right once",
  "hangs on it",
  "quarter of an hour",
  "stand free",
  "lies on top",
];

/** Ids of sources, themes, KPIs and fields: for programs, not for owners. */
const internalId = new RegExp(
  `\\bBM-[A-Z]+-?\\d|\\bAS-[A-Z]|\\b(?:kpi|how)_[a-z_]+\\b|\\b(?:${[...Object.keys(themes), ...Object.keys(kpis), ...fields].filter((id) => id.includes("_")).join("|")})\\b`,
);

/** What a reader sees of a page: its markup, links and styles are left out. */
const readOf = (html: string): string =>
  html
    .replace(/<style.*?<\/style>/gs, "")
    .replace(/<code>.*?<\/code>/gs, "")
    .replace(/<[^>]+>/g, " ");

const emailsOf = (shop: Submission): string => {
  const diagnosis = diagnose(shop);
  const shown = inShort(caseOf(shop, diagnosis), shop, diagnosis, occasion);
  const facts = { ...emailFacts, diagnosis, brand: occasion.brand, money: "$" };
  const contact = { shopName: shop.shop_name, name: shop.owner_name, email: shop.owner_email, phone: null };
  const emails = [
    respondentEmail({ ...facts, inShort: shown, shopName: shop.shop_name, attached: "a PDF" }),
    operatorEmail({ ...facts, contact }),
  ];
  return emails.map((email) => renderEmail(email, occasion.brand).text).join("\n");
};

const emailFacts = {
  id: "0123456789abcdef0123456789abcdef",
  receivedAt: "2026-11-21T10:00:00.000Z",
  publicUrl: null,
  retentionDays: 365,
};

/** The texts in a workbook's cells, and the text parts of its formulas. */
const cellsOf = (dossier: Dossier): string =>
  composeWorkbook(dossier)
    .sheets.flatMap(({ cells }) => cells.flatMap(({ content }) => ("text" in content ? [content.text] : [])))
    .join("\n");

const filesOf = (shop: Submission): readonly (readonly [name: string, text: string])[] => {
  const dossier = composeDossier(shop, diagnose(shop), occasion);
  return [
    ["report", readOf(renderHtml(dossier.report))],
    ["evidence", readOf(renderHtml(evidenceOf(dossier)))],
    ["TV page", readOf(renderTvPage(dossier))],
    ["poster", readOf(drawDashboardPlan(dossier))],
    ["calendar", renderCalendar(dossier).replace(/^(?:UID|PRODID).*$/gm, "")],
    ["workbook", cellsOf(dossier)],
    ["emails", emailsOf(shop)],
  ];
};

function problemsIn(text: string) {
  const read = text.toLowerCase().replace(/\s+/g, " ");
  return { phrases: stumbledOver.filter((phrase) => read.includes(phrase)), id: internalId.exec(text)?.[0] };
}
const none = { phrases: [], id: undefined };

test.for(Object.entries(shops))(
  "[R137] what an owner reads about the %s is plain: no learned phrase, no id",
  ([, shop]) => {
    for (const [name, text] of filesOf(shop)) expect.soft(problemsIn(text), name).toEqual(none);
  },
);

test("[R137] what the PDF and the poster say is plain: no learned phrase, no id", async () => {
  for (const kind of ["report", "poster"] as const)
    expect.soft(problemsIn(await wordsOf((await printed(kind, sampleShop)).file)), kind).toEqual(none);
});

/** Text we write for people. Tables of what visitors write and of what headings say are not ours. */
const ours = globSync("src/{survey,measures,knowledge,diagnosis,report,service,server,cli,web}/**/*.{ts,tsx}", {
  cwd: root,
}).filter((path) => !/\.test\.tsx?$|opinion-patterns\.ts$|is-report\.ts$|english-words\.ts$/.test(path));

test("[R137] no file that writes for people has a learned phrase", () => {
  for (const path of ours) {
    const said = readFileSync(join(root, path), "utf8").replace(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*$/gms, "");
    expect.soft(problemsIn(said).phrases, path).toEqual([]);
  }
});
