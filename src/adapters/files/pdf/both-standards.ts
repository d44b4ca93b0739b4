/** What a PDF/A file holds besides its pages. It is the same in every file. */
export interface ArchivalParts {
  readonly intent: string;
  readonly colors: string;
  /** What its metadata says of the standard, and of the words it says it in. */
  readonly claim: string;
}

/** @throws Error when the file is not built as the typesetter builds PDF/A-2a */
export function archivalPartsOf(archival: Uint8Array): ArchivalParts {
  const file = readFile(archival);
  const catalog = objectAt(file, file.root);
  const intents = objectAt(file, reference(/\/OutputIntents (\d+) 0 R/, catalog));
  const intent = objectAt(file, reference(/^\[(\d+) 0 R\]/, intents));
  const colors = reference(/\/DestOutputProfile (\d+) 0 R/, intent);
  const xmp = xmpOf(objectAt(file, reference(/\/Metadata (\d+) 0 R/, catalog)));
  const extension = found(/(<pdfaExtension:schemas>[\s\S]*<\/pdfaExtension:schemas>)/, xmp);
  const names = [...xmp.matchAll(/xmlns:pdfa\w+="[^"]+"/g)].join(" ");
  const standard = found(/(<pdfaid:part>2<\/pdfaid:part><pdfaid:conformance>A<\/pdfaid:conformance>)/, xmp);
  return {
    intent: replaced(intent, `/DestOutputProfile ${colors} 0 R`, `/DestOutputProfile ${colorsOf} 0 R`),
    colors: objectAt(file, colors),
    claim: `<rdf:Description rdf:about="" ${names}>${withSchema(extension)}${standard}</rdf:Description>`,
  };
}

/** Stands for the number of the colors in a file, which the file gives them. */
const colorsOf = "COLORS";

/**
 * One PDF that is PDF/UA-1 and PDF/A-2a, from one that is PDF/UA-1.
 *
 * The typesetter checks and claims one standard at a time. Its two files of a document differ in little: every page, face
 * and picture is the same to the byte (both-standards.test.ts holds them side by side); the accessible one says more in its
 * tags, the archival one names its colors and describes its metadata. So the accessible file is kept as it is, and what it
 * lacks is added as an update at its end.
 *
 * @throws Error when a file is not built as the typesetter builds it
 */
export function withBothStandards(accessible: Uint8Array, { intent, colors, claim }: ArchivalParts): Uint8Array {
  const file = readFile(accessible);
  const catalog = objectAt(file, file.root);
  const metadata = reference(/\/Metadata (\d+) 0 R/, catalog);
  const xmp = xmpOf(objectAt(file, metadata));
  const added = file.size;
  return updated(file, [
    { id: metadata, body: streamOf(replaced(xmp, "</rdf:RDF>", `${claim}</rdf:RDF>`)) },
    { id: file.root, body: replaced(catalog, "/Type /Catalog", `/Type /Catalog\n  /OutputIntents [${added} 0 R]`) },
    { id: added, body: replaced(intent, colorsOf, String(added + 1)) },
    { id: added + 1, body: colors },
  ]);
}

/** A file with what its end says about it. */
interface File {
  readonly source: Buffer;
  readonly startOfTable: number;
  readonly trailer: string;
  readonly root: number;
  /** One more than the highest number of an object. */
  readonly size: number;
}

// Bytes and signs are one to one in latin1, so streams and the UTF-8 of the metadata go through untouched.
function readFile(bytes: Uint8Array): File {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = source.toString("latin1", source.lastIndexOf("trailer"));
  const trailer = found(/trailer\s*<<([\s\S]*?)>>\s*startxref/, end);
  return {
    source,
    startOfTable: Number(found(/startxref\s+(\d+)\s+%%EOF/, end)),
    trailer,
    root: reference(/\/Root (\d+) 0 R/, trailer),
    size: Number(found(/\/Size (\d+)/, trailer)),
  };
}

const entryLength = 20;

/** What an object holds, found by the table of the file. */
function objectAt({ source, startOfTable }: File, id: number): string {
  const head = found(/^(xref\s+0 \d+\s+)\d{10} /, source.toString("latin1", startOfTable, startOfTable + 40));
  const entry = startOfTable + head.length + id * entryLength;
  const start = Number(source.toString("latin1", entry, entry + 10));
  const object = source.toString("latin1", start, source.indexOf("\nendobj", start));
  if (!object.startsWith(`${id} 0 obj`)) throw new Error(`The table of a PDF leads to object ${id}, this one does not`);
  return object.slice(`${id} 0 obj`.length).trimStart();
}

const xmpOf = (object: string): string => found(/stream\r?\n([\s\S]*)\r?\nendstream/, object);

const streamOf = (xmp: string): string =>
  `<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${xmp}\nendstream`;

/** PDF/A asks that every schema be described that is not its own. */
const schema =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema><pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType><pdfaProperty:category>internal</pdfaProperty:category><pdfaProperty:description>Part of ISO 14289 that the file conforms to</pdfaProperty:description></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>';

const withSchema = (extension: string): string =>
  replaced(extension, "<pdfaExtension:schemas><rdf:Bag>", `<pdfaExtension:schemas><rdf:Bag>${schema}`);

interface Update {
  readonly id: number;
  readonly body: string;
}

/** The file with new and changed objects behind it, and a table that leads to them and, for all others, to the old one. */
function updated({ source, startOfTable, trailer, size }: File, updates: readonly Update[]): Uint8Array {
  let objects = "\n";
  let table = "xref\n";
  for (const { id, body } of updates) {
    table += `${id} 1\n${String(source.length + objects.length).padStart(10, "0")} 00000 n \n`;
    objects += `${id} 0 obj\n${body}\nendobj\n`;
  }
  const sizeNow = Math.max(size, ...updates.map(({ id }) => id + 1));
  const end = `trailer\n<<${replaced(trailer, `/Size ${size}`, `/Size ${sizeNow}`).trimEnd()}\n  /Prev ${startOfTable}\n>>\n`;
  const start = `startxref\n${source.length + objects.length}\n%%EOF\n`;
  return Buffer.concat([source, Buffer.from(objects + table + end + start, "latin1")]);
}

function replaced(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`A PDF of the typesetter holds “${part}” once, this one does not`);
  return text.replace(part, () => by);
}

const reference = (pattern: RegExp, text: string): number => Number(found(pattern, text));

function found(pattern: RegExp, text: string): string {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`A PDF of the typesetter matches ${pattern}, this one does not`);
  return part;
}
