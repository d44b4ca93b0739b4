import fc from "fast-check";
import { expect, test } from "vitest";
import { occasion, sparseShop } from "../../../test/shops.ts";
import { caseOf } from "../../diagnosis/case/case-of.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { inShort } from "../../report/brief/page-one/in-short.ts";
import { escapeText } from "../../report/markup.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { oneLine, renderEmail } from "./email.ts";
import { operatorEmail } from "./mail-operator.ts";
import type { MailContext } from "./mail-parts.ts";
import { respondentEmail } from "./mail-respondent.ts";

const { brand } = occasion;
const diagnosis = diagnose(sampleShop);
const about: MailContext = {
  brand,
  id: "0123456789abcdef0123456789abcdef",
  receivedAt: "2026-11-21T10:00:00.000Z",
  publicUrl: "https://kerf.example",
  retentionDays: 365,
  money: "$",
};

const shown = inShort(caseOf(sampleShop, diagnosis), sampleShop, diagnosis, occasion);

const toRespondent = (more: Partial<Parameters<typeof respondentEmail>[0]> = {}) =>
  renderEmail(respondentEmail({ ...about, shopName: "Cedar", inShort: shown, attached: "a PDF", ...more }), brand);

const toOperator = (shopName: string, more: Partial<Parameters<typeof operatorEmail>[0]> = {}) => {
  const contact = { shopName, name: "Dana", email: "dana@cedar.example", phone: null };
  return renderEmail(operatorEmail({ ...about, diagnosis, contact, ...more }), brand);
};

const hostile = fc.oneof(
  fc.constantFrom("<script>alert(1)</script>", '"><img src=x onerror=y>', "=1+1", "工場 🛠 دوكان", "a".repeat(100)),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 100 }),
);

test("whatever a shop is called, its name is in both forms character for character and never becomes markup", () => {
  const plain = toOperator("Cedar").html.match(/<[a-z!/][^>]*>/gi)?.length;
  fc.assert(
    fc.property(hostile, (name) => {
      const { text, html, subject } = toOperator(name);
      expect(text).toContain(`Shop: ${name}\n`);
      expect(html).toContain(`<bdi>${escapeText(name)}</bdi>`);
      expect(html.match(/<[a-z!/][^>]*>/gi)?.length).toBe(plain);
      expect(subject).toBe(oneLine(`New lead: ${name}`));
    }),
    { seed: 17 },
  );
});

test("an email loads nothing and reports no opening: its one link leads to the report", () => {
  const { html } = toRespondent();
  expect(html).not.toMatch(/<img|<link|url\(|<script|<form|@import/i);
  expect(html.match(/(?:href|src)="[^"]*"/g)).toEqual([`href="https://kerf.example/?report=${about.id}"`]);
});

const expectIn = (mail: ReturnType<typeof toRespondent>, ...words: readonly string[]): void => {
  for (const word of words) {
    expect(mail.text).toContain(word);
    expect(mail.html).toContain(escapeText(word));
  }
};

test("the respondent's email says the finding, the first task and the figures word for word as the page does", () => {
  const { finding, week, figures = [] } = shown;
  expect(figures).toHaveLength(3);
  const lines = figures.map(({ name, value, unit, note }) => `${name}: ${value} ${unit}\n  ${note}`);
  expect(toRespondent().text).toContain(lines.join("\n"));
  expectIn(toRespondent(), finding, `Do this first: ${week?.task} Who: ${week?.who}.`, "Here is the report for Cedar");
  for (const { value, note } of figures) expectIn(toRespondent(), value, note);
});

test("the operator's figures are those of the evidence, with their ranges", () => {
  const { text } = toOperator("Cedar");
  for (const figure of ["3,500 h a year", "$360,000 a year", "31 of 100"]) expect(text).toContain(figure);
  expectIn(toOperator("Cedar"), "3,500 h", "$360,000", "between 2,100 and 5,400 h a year");
});

test("no email makes a score out of silence", () => {
  const few = diagnose(sparseShop);
  expect(toOperator("Lot 9", { diagnosis: few }).text).not.toContain("of 100");
  const said = inShort(caseOf(sparseShop, few), sparseShop, few, occasion);
  expect(toRespondent({ inShort: said }).text).not.toMatch(/of 100|hours a year/);
});

test("without a public address there is no link; without figures the email has none", () => {
  const { text, html } = toRespondent({ publicUrl: null, inShort: null });
  expect(text).not.toMatch(/https?:|hours a year/);
  expect(html).not.toContain("href=");
  expect(toOperator("Cedar", { diagnosis: null }).text).toContain("There is no report for this lead");
});

test.for([
  [{ retentionDays: 365 }, "We erase them on November 21, 2027."],
  [{ retentionDays: null }, "We keep them until you erase them or ask us to."],
  [{}, "To erase everything now, open your report and click “Erase this report”. You can’t undo this."],
  [{ publicUrl: null }, `name the report ${about.id}`],
] as const)("[R151] with %j the notice says: %s", ([more, words]) => {
  expect(toRespondent(more).text).toContain(words);
});
