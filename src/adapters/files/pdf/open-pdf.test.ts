import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { ownEnvironment } from "../../../../test/own-environment.ts";
import { answersAlone, dossierOf, printed, printer, sharedNotes, sharedPrinter } from "../../../../test/printing.ts";
import { altsIn, opened, pagesOf, wordsOf } from "../../../../test/read-pdf.ts";
import { hostileShop, occasion } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { tidyProse } from "../../../survey/tidy.ts";

const pdf = await sharedPrinter();

test("[R70] a sign that no face has costs the claim to the standards, not the report, and the note holds nothing of it", async () => {
  const before = sharedNotes.length;
  const shop_name = "\u{10A80}\u{1E900} Ltd";
  const file = await pdf.report(answersAlone({ ...sampleShop, shop_name }), "letter");
  expect(await wordsOf(file)).toContain("Ltd");
  const { metadata } = await (await opened(file)).getMetadata();
  expect(metadata?.get("pdfuaid:part") ?? null).toBeNull();
  expect(sharedNotes.slice(before)).toEqual([
    "A PDF is tagged but claims no standard: most likely it holds a character that is in none of our fonts.",
  ]);
});

test("[R70] a private sign, which archives do not take, costs the claim alone", async () => {
  const before = sharedNotes.length;
  const file = await pdf.report(answersAlone({ ...sampleShop, shop_name: "Ltd \u{F0000}" }), "letter");
  expect(await wordsOf(file)).toContain("Ltd");
  expect(sharedNotes.length).toBe(before + 1);
});

test("[R70] any text makes a report, whatever Unicode it is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (text) => {
      const shop = { ...sampleShop, shop_name: `Shop ${text}`, notes: `${tidyProse(text)}\ud800 \u0000 \ue000 \ufffe` };
      const file = await pdf.report(answersAlone(shop), "letter");
      expect((await opened(file)).numPages).toBeGreaterThan(1);
    }),
    { seed: 20261121, numRuns: 5 },
  );
});

test("[R69] the same dossier gives the same bytes, dated with the day of the report", async () => {
  const again = await (await printer()).report(dossierOf(sampleShop), "letter");
  expect(digest(again)).toBe(digest((await printed("report", sampleShop)).file));
  const { info } = await (await opened(again)).getMetadata();
  expect((info as { readonly CreationDate?: string }).CreationDate).toMatch(/^D:20261121/);
});

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

test("[R69] the machine's own fonts make no difference, not even for characters that none of ours has", async () => {
  const program = `
    const { openPdf } = await import(${JSON.stringify(new URL("open-pdf.ts", import.meta.url).href)});
    const { createHash } = await import("node:crypto");
    const pdf = await openPdf(() => {});
    const file = await pdf.report(JSON.parse(await new Response(process.stdin).text()), "letter");
    console.log(createHash("sha256").update(file).digest("hex"));`;
  const dossier = dossierOf({ ...hostileShop, notes: "五轴 한글 สวัสดี नमस्ते שלום ★ ∑ 😀 قطع 𐤀 ᎠᏂ" });
  const without = runNode(program, JSON.stringify(dossier), { FONTCONFIG_FILE: withoutFonts() });
  expect(without).toBe(`${digest(await pdf.report(JSON.parse(JSON.stringify(dossier)), "letter"))}\n`);
});

/** Settings of a machine that has no fonts. */
function withoutFonts(): string {
  const folder = mkdtempSync(join(tmpdir(), "no-fonts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "fonts.conf"), `<fontconfig><dir>${folder}</dir></fontconfig>`);
  return join(folder, "fonts.conf");
}

function runNode(program: string, input: string, env: Readonly<Record<string, string>>): string {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    input,
    encoding: "utf8",
    env: { ...ownEnvironment, ...env },
  });
  return stdout === "" ? stderr : stdout;
}

test("[R70] a logo that isn't a picture is left out, and a picture replaces our mark", async () => {
  const before = sharedNotes.length;
  const withLogo = (logoUrl: string) => {
    const { report, ...others } = answersAlone(sampleShop);
    return pdf.report({ ...others, report: { ...report, brand: { ...report.brand, logoUrl } } }, "letter");
  };
  await withLogo("data:image/png;base64,bm8gcGljdHVyZQ==");
  await withLogo("data:image/x-icon;base64,AAAB");
  await withLogo("https://brand.example/logo.png");
  const note = "The logo can't be used in a PDF; our own mark takes its place.";
  expect(sharedNotes.slice(before)).toEqual([note, note]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
  for (const body of [`,${encodeURIComponent(svg)}`, `;utf8,${svg}`, `;charset=utf-8;base64,${btoa(svg)}`]) {
    const [cover] = await pagesOf(await withLogo(`data:image/svg+xml${body}`));
    expect(altsIn(await cover?.page.getStructTree())).toEqual([occasion.brand.productName]);
  }
  expect(sharedNotes.length).toBe(before + 2);
});

test("[R70] a very wide logo leaves the name next to it on the page", async () => {
  const logoUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 9"></svg>';
  const { report, ...others } = answersAlone(sampleShop);
  const brand = { ...report.brand, logoUrl };
  const [cover] = await pagesOf(await pdf.report({ ...others, report: { ...report, brand } }, "letter"));
  const name = cover?.texts.find(({ str }) => str === brand.productName);
  expect(name?.right).toBeLessThan(cover?.width ?? 0);
});

test("[R70] where the typesetter is not installed there is no PDF, and no crash", () => {
  const program = `
    import { registerHooks } from "node:module";
    registerHooks({ resolve: (name, context, next) => {
      if (name.startsWith("@myriaddreamin/")) throw new Error("not installed");
      return next(name, context);
    } });
    const { openPdf } = await import(${JSON.stringify(new URL("open-pdf.ts", import.meta.url).href)});
    console.log(String(await openPdf(() => {})));`;
  expect(runNode(program, "", {})).toBe("undefined\n");
});
