import { expect, test } from "vitest";
import { fullShop, hostileShop, occasion, sparseShop, tidyShop } from "../../test/shops.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { fields } from "../survey/questionnaire.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import type { Submission } from "../survey/submission.ts";
import { composeBrief } from "./brief/compose-brief.ts";
import { composeDossier, evidenceOf } from "./dossier.ts";
import { escapeText } from "./markup.ts";
import type { Occasion } from "./occasion.ts";
import { renderHtml } from "./render-html.ts";

const htmlOf = (shop: Submission, on: Occasion = occasion): string =>
  renderHtml(evidenceOf(composeDossier(shop, diagnose(shop), on)));

const briefOf = (shop: Submission): string => renderHtml(composeBrief(shop, diagnose(shop), occasion));

const golden = { "sample-shop": sampleShop, "tidy-shop": tidyShop, "sparse-shop": sparseShop } as const;
test.for(Object.keys(golden) as (keyof typeof golden)[])(
  "[R41] the report of the %s is the one that was looked at",
  async (name) => {
    await expect(htmlOf(golden[name])).toMatchFileSnapshot(`../../test/golden/${name}-evidence.html`);
  },
);

test.for(Object.keys(golden) as (keyof typeof golden)[])(
  "[R41] the brief of the %s is the one that was looked at",
  async (name) => {
    await expect(briefOf(golden[name])).toMatchFileSnapshot(`../../test/golden/${name}.html`);
  },
);

test.for([
  ["no address is known", null, []],
  ["there is one", "/api/reports/1/evidence.html", ["/api/reports/1/evidence.html#how-setup_changeover-machine_hours"]],
] as const)("[R51] a figure of the brief links to its working where %s", ([, address, expected]) => {
  const html = renderHtml(composeBrief(sampleShop, diagnose(sampleShop), occasion), address);
  const links = [...html.matchAll(/href="([^"#]*#how-setup_changeover-machine_hours)"/g)].map(([, link]) => link);
  expect([...new Set(links)]).toEqual(expected);
  expect(html).not.toContain("data-evidence");
});

const shops = { ...golden, hostile: hostileShop, full: fullShop } as const;
const names = Object.keys(shops) as (keyof typeof shops)[];

test.for(names)("[R64] the report of the %s is one document without script, form, frame or outside request", (name) => {
  const html = htmlOf(shops[name]);
  expect(html.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
  expect(html.endsWith("</html>\n")).toBe(true);
  expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:`);
  expect(
    tagsIn(html).filter((tag) => /^<(script|link|iframe|object|embed|form|base|img|image)\b|\son\w+=|src=/i.test(tag)),
  ).toEqual([]);
  expect(html).not.toMatch(/@import|url\(/);
});

/** The tags of a document: everything between `<` and `>`. Text contains neither, because it is escaped. */
const tagsIn = (html: string): readonly string[] => html.match(/<[a-z!/][^>]*>/gi) ?? [];

test.for(names)(
  "[R64] in the report of the %s no heading skips a level, and the first is the only one of level 1",
  (name) => {
    const levels = [...htmlOf(shops[name]).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  },
);

test.for(names)("[R64] every table of the %s has headers for its columns and its rows", (name) => {
  const tables = htmlOf(shops[name]).match(/<table>.*?<\/table>/gs) ?? [];
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => !table.includes('<th scope="col"') || !table.includes('<th scope="row"'))).toEqual(
    [],
  );
});

test.for(
  names.flatMap(
    (name) =>
      [
        [name, "brief", briefOf],
        [name, "evidence", htmlOf],
      ] as const,
  ),
)("[R64] every tag of the %s %s that is opened is closed, and ids are given once", ([name, , written]) => {
  const html = written(shops[name]);
  expect(unclosedIn(html)).toEqual([]);
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** The tags that are not closed in the order in which they were opened. */
function unclosedIn(html: string): readonly string[] {
  const open: string[] = [];
  for (const [tag, slash, name = ""] of html.matchAll(/<(\/?)([a-z0-9]+)\b[^>]*>/gi)) {
    if (tag.endsWith("/>") || /^(meta|br|img)$/.test(name)) continue;
    if (slash === "") open.push(name);
    else if (open.pop() !== name) return [...open, `unexpected ${tag}`];
  }
  return open;
}

test.for(fields.filter((field) => typeof hostileShop[field] === "string"))(
  "[R64] whatever is in %s appears as text",
  (field) => {
    expect(htmlOf(hostileShop)).toContain(escapeText(String(hostileShop[field])));
  },
);

test("[R64] a hostile answer adds no tag to the document", () => {
  const harmless = {
    ...hostileShop,
    ...Object.fromEntries(
      fields.flatMap((field) =>
        typeof hostileShop[field] === "string" && /[<>]/.test(hostileShop[field])
          ? [[field, hostileShop[field].replaceAll(/[<>]/g, "|")]]
          : [],
      ),
    ),
  };
  expect(tagsIn(htmlOf(hostileShop)).length).toBe(tagsIn(htmlOf(harmless)).length);
});

test("[R64] no answer of a hostile shop becomes markup in the brief", () => {
  const html = briefOf(hostileShop);
  expect(html).not.toMatch(/<script|<img src=x|<u>|<b>bold/);
  expect(unclosedIn(html)).toEqual([]);
});

test("[R64] quoted answers are isolated, so that their direction cannot turn our words", () => {
  expect(htmlOf(sampleShop)).toContain(
    "<q>“<bdi>The hot list changes every morning and we tear down setups for it.</bdi>”</q>",
  );
});

test.for(names)("[R64] the report of the %s stays under 250 kB", (name) => {
  expect(Buffer.byteLength(htmlOf(shops[name]))).toBeLessThan(250_000);
});

test("[R65] every drawing has a title and a description, names those of its twin, or is hidden from readers who listen", () => {
  const html = htmlOf(sampleShop);
  const drawings = html.match(/<svg\b.*?<\/svg>/gs) ?? [];
  const isNamed = (svg: string): boolean => {
    const [, title, words] = /aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(svg) ?? [];
    if (title === undefined) return /<title[^>]*>[^<]+<\/title><desc[^>]*>[^<]+<\/desc>/.test(svg);
    return html.includes(`<title id="${title}">`) && html.includes(`<desc id="${words}">`);
  };
  expect(drawings.length).toBeGreaterThan(20);
  expect(drawings.filter((svg) => !/aria-hidden="true"/.test(svg) && !isNamed(svg))).toEqual([]);
});

test("a value too long for its column in large type is set smaller", () => {
  const inPesos = briefOf({ ...sampleShop, owner_phone: "+52 442 555 0146", shop_rate_value: 850 });
  expect(inPesos).toMatch(/<p class="big long">MX\$[\d,]{9}<\/p>/);
  expect(briefOf(sampleShop)).not.toContain('class="big long"');
});

test("[R37] name, logo, color and contact are those of the operator", () => {
  const logoUrl = "data:image/png;base64,iVBORw0KGgo=";
  const brand = {
    productName: "Chip & Co",
    logoUrl,
    color: "#aa2200",
    contact: { name: "Ann", email: "ann@chip.example" },
  };
  const html = htmlOf(sampleShop, { ...occasion, brand });
  expect(html).toContain("– Chip &amp; Co</title>");
  expect(html).toContain(`<img src="${logoUrl}" alt="">`);
  expect(html).toMatch(/prefers-color-scheme:dark\)\{[^@]*\.house img\{background:#/);
  expect(html).toContain("--accent:#aa2200");
  expect(html).toContain("Questions? Ann, ann@chip.example.");
  expect(html).not.toContain("Spindlewise");
});

test("[R37] a logo that would have to be fetched is replaced by our own mark", () => {
  const brand = { ...occasion.brand, logoUrl: "https://brand.example/logo.png" };
  expect(htmlOf(sampleShop, { ...occasion, brand })).not.toContain("brand.example");
});
