import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { type ArchivalParts, archivalPartsOf, withBothStandards } from "./both-standards.ts";
import { firstThatFits } from "./first-fit.ts";
import { fonts } from "./fonts.ts";
import type { LogoFile } from "./logo-file.ts";

/**
 * Typesets a template with its data.
 *
 * @param likely of a template with a first page that has to fit, the way to try first
 * @throws Error when the template or the logo cannot be set
 */
export type Typeset = (template: string, data: object, logo?: LogoFile, likely?: number) => Uint8Array;

/** A typesetter with our fonts and templates. */
export function createTypesetter(
  typesetters: Pick<typeof NodeCompiler, "create">,
  note: (message: string) => void,
): Typeset {
  const typesetter = typesetters.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
  let parts: ArchivalParts | undefined;
  const archival = () => (parts ??= archivalPartsOf(typesetter.pdf(setIn(typesetter, "archived.typ"), archive)));
  return (template, data, logo, likely) => {
    const given = JSON.stringify(data);
    try {
      provide(typesetter, given, logo);
      const set = likely === undefined ? setIn(typesetter, template) : setToFit(typesetter, template, likely);
      const mayBeRefused = logo !== undefined || privateSign.test(given);
      return pdfOf(set, typesetter, mayBeRefused, archival) ?? pdfWithoutClaim(set, typesetter, note);
    } finally {
      // It takes a tenth of the time of a print, and whoever waits for the file need not wait for it.
      setImmediate(() => typesetter.evictCache(printsRemembered));
    }
  };
}

/** Templates are read from here. Nothing is written to it: the data of a print is added in memory. */
export const workspace = import.meta.dirname;

/** How many prints the typesetter remembers: printing again takes a tenth of the time. */
const printsRemembered = 1;

const { resolve } = createRequire(import.meta.url);

/** The folders of the installed packages that hold our fonts. */
export const fontFolders = (): string[] =>
  fonts.flatMap(({ from, cuts }) => {
    const home = dirname(resolve(`@expo-google-fonts/${from}/package.json`));
    return cuts.map((cut) => join(home, cut));
  });

type Document = NonNullable<ReturnType<NodeCompiler["compile"]>["result"]>;

function provide(typesetter: NodeCompiler, given: string, logo: LogoFile | undefined): void {
  typesetter.mapShadow(join(workspace, "print.json"), Buffer.from(given));
  if (logo !== undefined) typesetter.mapShadow(join(workspace, logo.name), logo.bytes);
}

function setIn(typesetter: NodeCompiler, template: string): Document {
  const compiled = typesetter.compile({ mainFilePath: join(workspace, template) });
  if (compiled.result !== null) return compiled.result;
  const [first] = compiled.takeError()?.shortDiagnostics ?? [];
  throw new Error(`${template} cannot be set: ${JSON.stringify(first)}`);
}

/** Only the first page is set anew for another way: the typesetter remembers the others. */
const setToFit = (typesetter: NodeCompiler, template: string, likely: number): Document =>
  firstThatFits(likely, (way) => {
    typesetter.mapShadow(join(workspace, "way.json"), Buffer.from(String(way)));
    const set = setIn(typesetter, template);
    const pageOf = (mark: string): unknown => typesetter.query(set, { selector: `<${mark}>` })[0]?.value;
    return { set, fits: pageOf("first-begins") === pageOf("first-ends") };
  });

const archive = { pdfStandard: "a-2a" } as const;

/** PDF/A forbids signs that mean something only to their owner; PDF/UA allows them. */
const privateSign = /\p{Co}/u;

/**
 * The document as PDF/UA-1 and PDF/A-2a. The typesetter checks it for the first; for the second only where it holds what
 * the first allows and the second does not: an operator's picture, or private signs. All else it could refuse is in our
 * templates, and tests check those. Both ask for a glyph for every character: `undefined` where none of our fonts has one.
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

/** Such a character costs the document its claim to the standards, never the document. */
function pdfWithoutClaim(document: Document, typesetter: NodeCompiler, note: (message: string) => void): Uint8Array {
  note("A PDF is tagged but claims no standard: most likely it holds a character that is in none of our fonts.");
  return typesetter.pdf(document, {});
}
