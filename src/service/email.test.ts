import fc from "fast-check";
import { expect, test } from "vitest";
import { occasion } from "../../test/shops.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { escapeText } from "../report/markup.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { oneLine, renderEmail } from "./email.ts";
import { operatorEmail } from "./mail-operator.ts";
import type { MailOccasion } from "./mail-parts.ts";
import { respondentEmail } from "./mail-respondent.ts";

const { brand } = occasion;
const diagnosis = diagnose(sampleShop);
const about: MailOccasion = {
  brand,
  id: "0123456789abcdef0123456789abcdef",
  receivedAt: "2026-11-21T10:00:00.000Z",
  publicUrl: "https://kerf.example",
  retentionDays: 365,
  money: "$",
};

const toRespondent = (more: Partial<Parameters<typeof respondentEmail>[0]> = {}) =>
  renderEmail(respondentEmail({ ...about, shopName: "Cedar", diagnosis, attached: "a PDF", ...more }), brand);

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

test("figures are those of the report, with their ranges, in both emails", () => {
  for (const { text, html } of [toRespondent(), toOperator("Cedar")]) {
    for (const words of ["4,400 h a year", "between 2,600 and 6,700 h a year", "$460,000 a year", "31 of 100"]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
  }
});

test("without a public address there is no link; without figures the email has none", () => {
  const { text, html } = toRespondent({ publicUrl: null, diagnosis: null });
  expect(text).not.toMatch(/https?:|h a year/);
  expect(html).not.toContain("href=");
  expect(toOperator("Cedar", { diagnosis: null }).text).toContain("There is no report for this lead");
});

test.for([
  [{ retentionDays: 365 }, "We erase them on November 21, 2027."],
  [{ retentionDays: null }, "We keep them until you erase them or ask us to."],
  [{}, "To erase everything now, open your report and click “Erase this report”. That’s final"],
  [{ publicUrl: null }, `name the report ${about.id}`],
] as const)("[R104] with %j the receipt says: %s", ([more, words]) => {
  expect(toRespondent(more).text).toContain(words);
});
