import { expect, test } from "vitest";
import { diagnose } from "../src/diagnosis/diagnose.ts";
import { composeDossier, evidenceOf } from "../src/report/dossier.ts";
import { renderCalendar } from "../src/report/files/calendar.ts";
import { renderTvPage } from "../src/report/files/tv.ts";
import { renderHtml } from "../src/report/render-html.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import { fullShop, occasion, silentShop, sparseShop, tidyShop } from "./shops.ts";

const shops = { sampleShop, fullShop, silentShop, sparseShop, tidyShop };

/** Phrases that readers stumbled over. What is said instead is in the words file of each chapter. */
const stumbledOver = [
  "by our reckoning",
  "how we reckon",
  "a root here",
  "do not say the same thing",
  "so that it lasts",
  "none of them yours",
  "under a cap for what they share",
  "working hours of people",
  "switch on",
  "tells after it happened",
  "warns before it happens",
  "tends to come back",
  "figures with names on them stop being true",
  "what do your quoted hours rest on",
  "where your answer is a band",
  "how we got this",
  "speaks for it",
  "speaks against it",
  "own judgement",
];

/** Ids of sources, themes, KPIs and fields: for programs, not for owners. */
const internalId = /\bBM-[A-Z]+-?\d|\bAS-[A-Z]|\b(?:kpi|how)_[a-z_]+\b/;

/** What a reader sees of a page: its markup, its links and its style are not read. */
const readOf = (html: string): string =>
  html
    .replace(/<style.*?<\/style>/gs, "")
    .replace(/<code>.*?<\/code>/gs, "")
    .replace(/<[^>]+>/g, " ");

const filesOf = (shop: (typeof shops)[keyof typeof shops]): readonly (readonly [name: string, text: string])[] => {
  const dossier = composeDossier(shop, diagnose(shop), occasion);
  return [
    ["report", readOf(renderHtml(dossier.report))],
    ["evidence", readOf(renderHtml(evidenceOf(dossier)))],
    ["TV page", readOf(renderTvPage(dossier))],
    ["calendar", renderCalendar(dossier).replace(/^(?:UID|PRODID).*$/gm, "")],
  ];
};

test.for(Object.entries(shops))(
  "[R1] what an owner reads about the %s is plain: no learned phrase, no id",
  ([, shop]) => {
    for (const [name, text] of filesOf(shop)) {
      const found = stumbledOver.filter((phrase) => text.toLowerCase().includes(phrase));
      expect([name, found, internalId.exec(text)?.[0]]).toEqual([name, [], undefined]);
    }
  },
);
