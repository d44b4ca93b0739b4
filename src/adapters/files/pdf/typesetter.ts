import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { type ArchivalParts, archivalPartsOf, withBothStandards } from "./both-standards.ts";
import { firstThatFits, type Layouts } from "./first-fit.ts";
import { fonts } from "./fonts.ts";
import type { LogoFile } from "./logo-file.ts";

/**
 * Typesets a template with its data.
 *
 * @param layouts for a template whose first page must fit
 * @throws Error if the template or the logo can't be typeset
 */
export type Typeset = (template: string, data: object, logo?: LogoFile, layouts?: Layouts) => Uint8Array;

/** A typesetter with our fonts and templates. */
export function createTypesetter(
  typesetters: Pick<typeof NodeCompiler, "create">,
  note: (message: string) => void,
): Typeset {
  const typesetter = typesetters.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
  let parts: ArchivalParts | undefined;
  const archival = () => (parts ??= archivalPartsOf(typesetter.pdf(typesetIn(typesetter, "archived.typ"), archive)));
  return (template, data, logo, layouts) => {
    const json = JSON.stringify(data);
    try {
      provide(typesetter, json, logo);
      const set = layouts === undefined ? typesetIn(typesetter, template) : typesetToFit(typesetter, template, layouts);
      const mayBeRefused = logo !== undefined || privateUse.test(json);
      return pdfOf(set, typesetter, mayBeRefused, archival) ?? pdfWithoutClaim(set, typesetter, note);
    } finally {
      // Takes a tenth of the time of a print, so the caller doesn't wait for it.
      setImmediate(() => typesetter.evictCache(cachedPrints));
    }
  };
}

/** The folder of the templates. Nothing is written to it; data files are mapped in memory. */
export const workspace = import.meta.dirname;

/** How many prints the typesetter caches; a cached one takes a tenth of the time. */
const cachedPrints = 1;

const { resolve } = createRequire(import.meta.url);

/** The folders of the installed packages that hold our fonts. */
export const fontFolders = (): string[] =>
  fonts.flatMap(({ from, cuts }) => {
    const home = dirname(resolve(`@expo-google-fonts/${from}/package.json`));
    return cuts.map((cut) => join(home, cut));
  });

type Document = NonNullable<ReturnType<NodeCompiler["compile"]>["result"]>;

function provide(typesetter: NodeCompiler, json: string, logo: LogoFile | undefined): void {
  typesetter.mapShadow(join(workspace, "print.json"), Buffer.from(json));
  if (logo !== undefined) typesetter.mapShadow(join(workspace, logo.name), logo.bytes);
}

function typesetIn(typesetter: NodeCompiler, template: string): Document {
  const compiled = typesetter.compile({ mainFilePath: join(workspace, template) });
  if (compiled.result !== null) return compiled.result;
  const [first] = compiled.takeError()?.shortDiagnostics ?? [];
  throw new Error(`${template} can't be typeset: ${JSON.stringify(first)}`);
}

/** Each try lays out only the first page again; the typesetter caches the others. */
const typesetToFit = (typesetter: NodeCompiler, template: string, layouts: Layouts): Document =>
  firstThatFits(layouts, (layout) => {
    typesetter.mapShadow(join(workspace, "layout.json"), Buffer.from(String(layout)));
    const document = typesetIn(typesetter, template);
    const pageOf = (mark: string): number => Number(typesetter.query(document, { selector: `<${mark}>` })[0]?.value);
    return { document, fits: pageOf("first-ends") <= pageOf("first-may-end") };
  });

const archive = { pdfStandard: "a-2a" } as const;

/** Private-use characters: forbidden in PDF/A, allowed in PDF/UA. */
const privateUse = /\p{Co}/u;

/**
 * The document as PDF/UA-1 and PDF/A-2a. The typesetter always checks the first. It checks the second only if the
 * document has something the first allows and the second doesn't: an operator's logo or private-use characters;
 * everything else comes from our templates, which tests check. `undefined` if a character is in none of our fonts,
 * because both standards require a glyph for each.
 */
function pdfOf(
  document: Document,
  typesetter: NodeCompiler,
  mayBeRefused: boolean,
  archival: () => ArchivalParts,
): Uint8Array | undefined {
  try {
    if (mayBeRefused) typesetter.pdf(document, archive);
    return withBothStandards(typesetter.pdf(document, { pdfStandard: "ua-1" }), archival());
  } catch {
    return undefined;
  }
}

/** Such a document is still made, without claiming the standards. */
function pdfWithoutClaim(document: Document, typesetter: NodeCompiler, note: (message: string) => void): Uint8Array {
  note("A PDF is tagged but claims no standard: most likely it holds a character that is in none of our fonts.");
  return typesetter.pdf(document, {});
}
