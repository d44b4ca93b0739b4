import { join } from "node:path";
import { constants, inflateSync } from "node:zlib";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { expect, test } from "vitest";
import { opened } from "../../../../test/read-pdf.ts";
import { hostileShop, occasion } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { composeDossier, evidenceOf } from "../../../report/dossier.ts";
import { withBothStandards } from "./both-standards.ts";
import { printedReport } from "./printed-report.ts";
import { fontFolders, workspace } from "./typesetter.ts";

/** The same report twice, once for each standard. */
function twice(): readonly [accessible: Uint8Array, archival: Uint8Array] {
  const dossier = composeDossier(hostileShop, diagnose(hostileShop), occasion);
  const data = printedReport(dossier, evidenceOf(dossier));
  const typesetter = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
  typesetter.mapShadow(
    join(workspace, "print.json"),
    Buffer.from(JSON.stringify({ paper: "a4", logo: null, ...data })),
  );
  const { result } = typesetter.compile({ mainFilePath: join(workspace, "evidence.typ") });
  if (result === null) throw new Error("The report cannot be set");
  return [typesetter.pdf(result, { pdfStandard: "ua-1" }), typesetter.pdf(result, { pdfStandard: "a-2a" })];
}

const [accessible, archival] = twice();

test("[R70] what is drawn is the same to the byte under both standards; only the metadata differs", () => {
  const [mine, theirs] = [streamsOf(accessible), streamsOf(archival)];
  expect(mine.length).toBeGreaterThan(80);
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

test("[R70] the accessible file is kept as it is; behind it come both claims, the colours and the title in the window", async () => {
  const both = withBothStandards(accessible, archival);
  expect(Buffer.from(both.subarray(0, accessible.length)).equals(accessible)).toBe(true);
  const added = Buffer.from(both.subarray(accessible.length)).toString("latin1");
  expect(added).toMatch(/<pdfaid:part>2<.*<pdfaid:conformance>A<.*<pdfuaid:part>1</);
  expect(added).toContain("<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>");
  expect(added).toMatch(/\/OutputIntents \[\d+ 0 R\][\s\S]*\/DisplayDocTitle true/);
  expect(added).toContain("/S /GTS_PDFA1");
  expect((await opened(both)).numPages).toBe((await opened(accessible)).numPages);
});

test("[R70] a file that the typesetter did not make is refused", () => {
  expect(() => withBothStandards(Buffer.from("%PDF-1.7 trailer << /Root 1 0 R >> no table"), archival)).toThrow(
    "A PDF of the typesetter matches",
  );
});
