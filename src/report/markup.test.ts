import { expect, test } from "vitest";
import { escapeText, Markup, markup } from "./markup.ts";

test("[R64] the five characters that mean something in HTML are escaped", () => {
  expect(escapeText(`<a href="x">Tom & 'Jerry'</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;",
  );
});

test("[R64] in a template text is escaped, markup stays, lists are joined and null is nothing", () => {
  const item = markup`<b>${"<i>"}</b>`;
  expect(markup`<p title="${'"'}">${["<", item]}${null}${2}</p>`.source).toBe(
    `<p title="&quot;">&lt;<b>&lt;i&gt;</b>2</p>`,
  );
});

test("[R64] only a template or a word of trust makes markup", () => {
  expect(markup`${Markup.trusted("<hr>")}`.source).toBe("<hr>");
});
