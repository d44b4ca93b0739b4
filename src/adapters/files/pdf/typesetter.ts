import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { withBothStandards } from "./both-standards.ts";
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
  return (template, data, logo, likely) => {
    try {
      provide(typesetter, data, logo);
      const set = likely === undefined ? setIn(typesetter, template) : setToFit(typesetter, template, likely);
      return pdfOf(set, typesetter, note);
    } finally {
      typesetter.evictCache(printsRemembered);
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

function provide(typesetter: NodeCompiler, data: object, logo: LogoFile | undefined): void {
  typesetter.mapShadow(join(workspace, "print.json"), Buffer.from(JSON.stringify(data)));
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

/**
 * The document as PDF/UA-1 and PDF/A-2a, each checked by the typesetter. Both ask for a glyph for every character: one
 * that none of our fonts has costs the document its claim to the standards, never the document.
 */
function pdfOf(document: Document, typesetter: NodeCompiler, note: (message: string) => void): Uint8Array {
  const accessible = checked(document, typesetter, "ua-1");
  const archival = checked(document, typesetter, "a-2a");
  if (accessible !== undefined && archival !== undefined) return withBothStandards(accessible, archival);
  note("A PDF is tagged but claims no standard: most likely it holds a character that is in none of our fonts.");
  return typesetter.pdf(document, {});
}

function checked(document: Document, typesetter: NodeCompiler, pdfStandard: "ua-1" | "a-2a"): Uint8Array | undefined {
  try {
    return typesetter.pdf(document, { pdfStandard });
  } catch {
    return undefined;
  }
}
