/** The parts that make a file PDF/A, apart from its pages. They are the same in every file. */
export interface ArchivalParts {
  readonly intent: string;
  readonly colors: string;
  /** Its metadata about the standard, with the schemas that this metadata uses. */
  readonly claim: string;
}

/** @throws Error if the file isn't laid out the way the typesetter lays out PDF/A-2a */
export function archivalPartsOf(archival: Uint8Array): ArchivalParts {
  const file = readFile(archival);
  const catalog = objectAt(file, file.root);
  const intents = objectAt(file, reference(/\/OutputIntents (\d+) 0 R/, catalog));
  const intent = objectAt(file, reference(/^\[(\d+) 0 R\]/, intents));
  const colors = reference(/\/DestOutputProfile (\d+) 0 R/, intent);
  const xmp = xmpOf(objectAt(file, reference(/\/Metadata (\d+) 0 R/, catalog)));
  const extension = firstGroup(/(<pdfaExtension:schemas>[\s\S]*<\/pdfaExtension:schemas>)/, xmp);
  const names = [...xmp.matchAll(/xmlns:pdfa\w+="[^"]+"/g)].join(" ");
  const standard = firstGroup(/(<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A<\/pdfaid:conformance>)/, xmp);
  return {
    intent: replaceOnce(intent, `/DestOutputProfile ${colors} 0 R`, `/DestOutputProfile ${colorsPlaceholder} 0 R`),
    colors: objectAt(file, colors),
    claim: `<rdf:Description rdf:about="" ${names}>${withSchema(extension)}${standard}</rdf:Description>`,
  };
}

/** Placeholder for the object number of the color profile, which differs between files. */
const colorsPlaceholder = "COLORS";

/**
 * Turns a PDF/UA-1 file into one that is also PDF/A-2a.
 *
 * The typesetter checks and claims one standard at a time. Its two files of one document have byte-identical pages,
 * fonts and pictures (both-standards.test.ts compares them): the accessible file has more in its tags, the archival one
 * names its color profile and describes its metadata. So the accessible file is kept as is, and what it lacks is
 * appended as an incremental update.
 *
 * @throws Error if a file isn't laid out the way the typesetter lays it out
 */
export function withBothStandards(accessible: Uint8Array, { intent, colors, claim }: ArchivalParts): Uint8Array {
  const file = readFile(accessible);
  const catalog = objectAt(file, file.root);
  const metadata = reference(/\/Metadata (\d+) 0 R/, catalog);
  const xmp = xmpOf(objectAt(file, metadata));
  const added = file.size;
  return withUpdate(file, [
    { id: metadata, body: streamOf(replaceOnce(xmp, "</rdf:RDF>", `${claim}</rdf:RDF>`)) },
    { id: file.root, body: replaceOnce(catalog, "/Type /Catalog", `/Type /Catalog\n  /OutputIntents [${added} 0 R]`) },
    { id: added, body: replaceOnce(intent, colorsPlaceholder, String(added + 1)) },
    { id: added + 1, body: colors },
  ]);
}

/** A file, and what its trailer says about it. */
interface File {
  readonly source: Buffer;
  readonly xrefOffset: number;
  readonly trailer: string;
  readonly root: number;
  /** One more than the highest number of an object. */
  readonly size: number;
}

// In latin1, bytes and characters map one to one, so streams and the UTF-8 of the metadata come through unchanged.
function readFile(bytes: Uint8Array): File {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = source.toString("latin1", source.lastIndexOf("trailer"));
  const trailer = firstGroup(/trailer\s*<<([\s\S]*?)>>\s*startxref/, end);
  return {
    source,
    xrefOffset: Number(firstGroup(/startxref\s+(\d+)\s+%%EOF/, end)),
    trailer,
    root: reference(/\/Root (\d+) 0 R/, trailer),
    size: Number(firstGroup(/\/Size (\d+)/, trailer)),
  };
}

const xrefEntryLength = 20;

/** The body of an object, found through the cross-reference table. */
function objectAt({ source, xrefOffset }: File, id: number): string {
  const head = firstGroup(/^(xref\s+0 \d+\s+)\d{10} /, source.toString("latin1", xrefOffset, xrefOffset + 40));
  const entry = xrefOffset + head.length + id * xrefEntryLength;
  const start = Number(source.toString("latin1", entry, entry + 10));
  const object = source.toString("latin1", start, source.indexOf("\nendobj", start));
  if (!object.startsWith(`${id} 0 obj`))
    throw new Error(`The cross-reference table of the PDF doesn't lead to object ${id}`);
  return object.slice(`${id} 0 obj`.length).trimStart();
}

const xmpOf = (object: string): string => firstGroup(/stream\r?\n([\s\S]*)\r?\nendstream/, object);

const streamOf = (xmp: string): string =>
  `<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${xmp}\nendstream`;

/** PDF/A requires a description of every schema that isn't part of PDF/A. */
const schema =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the file conforms to</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>';

const withSchema = (extension: string): string =>
  replaceOnce(extension, "<pdfaExtension:schemas><rdf:Bag>", `<pdfaExtension:schemas><rdf:Bag>${schema}`);

interface Update {
  readonly id: number;
  readonly body: string;
}

/** The file with new and changed objects appended, and a table for them that points to the old table for the rest. */
function withUpdate({ source, xrefOffset, trailer, size }: File, updates: readonly Update[]): Uint8Array {
  let objects = "\n";
  let table = "xref\n";
  for (const { id, body } of updates) {
    table += `${id} 1\n${String(source.length + objects.length).padStart(10, "0")} 00000 n \n`;
    objects += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const newSize = Math.max(size, ...updates.map(({ id }) => id + 1));
  const end = `trailer\n<<${replaceOnce(trailer, `/Size ${size}`, `/Size ${newSize}`).trimEnd()}\n  /Prev ${xrefOffset}\n>>\n`;
  const start = `startxref\n${source.length + objects.length}\n%%EOF\n`;
  return Buffer.concat([source, Buffer.from(objects + table + end + start, "latin1")]);
}

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`The PDF doesn't contain “${part}” exactly once`);
  return text.replace(part, () => replacement);
}

const reference = (pattern: RegExp, text: string): number => Number(firstGroup(pattern, text));

function firstGroup(pattern: RegExp, text: string): string {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`The PDF doesn't match ${pattern}`);
  return part;
}
