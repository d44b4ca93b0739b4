import { join } from "node:path";
import { constants, inflateSync } from "node:zlib";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { opened } from "../../../../test/read-pdf.ts";
import { fullShop, hostileShop, occasion, sparseShop } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { composeDossier, type Dossier, evidenceOf } from "../../../report/dossier.ts";
import type { Submission } from "../../../survey/submission.ts";
import { archivalPartsOf, withBothStandards } from "./both-standards.ts";
import { posterData } from "./poster-data.ts";
import { printedReport } from "./printed-report.ts";
import { fontFolders, workspace } from "./typesetter.ts";

const typesetter = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });

/** The same document twice, once for each standard, each checked by the typesetter. */
function twice(template: string, data: object): readonly [accessible: Uint8Array, archival: Uint8Array] {
  typesetter.mapShadow(
    join(workspace, "print.json"),
    Buffer.from(JSON.stringify({ paper: "a4", logo: null, ...data })),
  );
  typesetter.mapShadow(join(workspace, "layout.json"), Buffer.from("0"));
  const { result } = typesetter.compile({ mainFilePath: join(workspace, template) });
  if (result === null) throw new Error("The report cannot be typeset");
  return [typesetter.pdf(result, { pdfStandard: "ua-1" }), typesetter.pdf(result, { pdfStandard: "a-2a" })];
}

const dossierOf = (shop: Submission) => composeDossier(shop, diagnose(shop), occasion);
const evidenceDataOf = (dossier: Dossier) => printedReport(evidenceOf(dossier));
const [accessible, archival] = twice("evidence.typ", evidenceDataOf(dossierOf(hostileShop)));

test.for([
  ["hostile", hostileShop],
  ["full", fullShop],
  ["sparse", sparseShop],
] as const)(
  "[R70] what the typesetter takes as PDF/UA-1 it takes as PDF/A-2a, so one check is enough: %s shop",
  ([, shop]) => {
    const dossier = dossierOf(shop);
    expect(() => twice("brief.typ", printedReport(dossier.report))).not.toThrow();
    expect(() => twice("evidence.typ", evidenceDataOf(dossier))).not.toThrow();
    expect(() => twice("poster.typ", posterData(dossier))).not.toThrow();
  },
);

test("[R70] everything PDF/A-2a asks for besides pages is the same in every file", () => {
  const [, other] = twice("poster.typ", posterData(dossierOf(fullShop)));
  expect(archivalPartsOf(other)).toEqual(archivalPartsOf(archival));
});

test("[R70] what is drawn is the same to the byte under both standards; only the metadata differs", () => {
  const [mine, theirs] = [streamsOf(accessible), streamsOf(archival)];
  expect(mine.length).toBeGreaterThan(40);
  expect(mine.filter((stream) => !theirs.includes(stream)).map((stream) => stream.slice(0, 9))).toEqual(["<?xpacket"]);
  expect(theirs.filter((stream) => !mine.includes(stream)).map((stream) => stream.slice(0, 9))).toEqual(["<?xpacket"]);
});

/** Pages, faces, pictures and metadata of a file, unpacked. */
function streamsOf(file: Uint8Array): readonly string[] {
  const source = Buffer.from(file).toString("latin1");
  return [...source.matchAll(/<<([\s\S]*?)>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(
    ([, dictionary = "", body = ""]) =>
      dictionary.includes("FlateDecode")
        ? inflateSync(Buffer.from(body, "latin1"), { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1")
        : body,
  );
}

test("[R70] the accessible file is kept unchanged; both standard claims, the colors and the window title are appended", async () => {
  const both = withBothStandards(accessible, archivalPartsOf(archival));
  expect(Buffer.from(both.subarray(0, accessible.length)).equals(accessible)).toBe(true);
  const added = Buffer.from(both.subarray(accessible.length)).toString("latin1");
  expect(added).toMatch(/<pdfuaid:part>1<.*<pdfaid:part>2<.*<pdfaid:conformance>A</);
  expect(added).toContain("<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>");
  expect(added).toMatch(/\/OutputIntents \[\d+ 0 R\][\s\S]*\/DisplayDocTitle true/);
  expect(added).toContain("/S /GTS_PDFA1");
  expect((await opened(both)).numPages).toBe((await opened(accessible)).numPages);
});

test("[R70] a file that the typesetter did not make is refused", () => {
  const other = Buffer.from("%PDF-1.7 trailer << /Root 1 0 R >> no table");
  expect(() => withBothStandards(other, archivalPartsOf(archival))).toThrow("The PDF doesn't match");
  expect(() => archivalPartsOf(other)).toThrow("The PDF doesn't match");
  expect(() => archivalPartsOf(accessible)).toThrow("The PDF doesn't match");
});
