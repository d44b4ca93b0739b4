import { statSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type ESTree, type Plugin } from "vite";
import { budgets, type Manifest, weightOf } from "./bench/page-budgets.ts";
import type { Kpi } from "./src/knowledge/kpi-record/kpi-record.ts";

const here = import.meta.dirname;
const templates = join(here, "src/adapters/files/pdf");

/** Packages of machine code, which can't be put into a file of ours. */
const nativeParts = ["@myriaddreamin/typst-ts-node-compiler", "@resvg/resvg-js"];

/**
 * `npm start` runs what this builds: `dist/server`, the server and the command line tool, each in few files with the
 * packages they use; `dist/web`, what the server serves, every asset also as `.br` and `.gz`; and `dist/prerendered`, the
 * module that draws the page before its script is there.
 */
export default defineConfig({
  root: join(here, "src/web"),
  plugins: [react(), readableAtOnce(), precompressed(), withinBudgets(), withTemplates()],
  worker: { format: "es", plugins: () => [withoutUnread(), withoutNotes()] },
  builder: {
    // Side by side: while one waits for its files or compresses them, the other uses the processor.
    buildApp: async (builder) => {
      await Promise.all(Object.values(builder.environments).map((one) => builder.build(one)));
    },
  },
  environments: {
    client: {
      build: {
        outDir: join(here, "dist/web"),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        target: "es2022",
        // React changes with its releases, our code with ours: a returning browser fetches only what is new.
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true, external: [] },
      build: {
        outDir: join(here, "dist/prerendered"),
        emptyOutDir: true,
        target: "node20",
        minify: true,
        rolldownOptions: {
          input: join(here, "src/web/prerender.tsx"),
          output: { entryFileNames: "prerendered.js", codeSplitting: false },
        },
      },
    },
    // One process loads some 1,700 modules; in few files, that takes half the processor time and 50 MB less.
    node: {
      consumer: "server",
      resolve: { noExternal: true, external: nativeParts },
      build: {
        outDir: join(here, "dist/server"),
        emptyOutDir: true,
        target: "node26",
        minify: false,
        rolldownOptions: {
          input: {
            serve: join(here, "src/server/main.ts"),
            spindlewise: join(here, "src/cli/main.ts"),
            "file-worker": join(here, "src/adapters/files/file-worker.ts"),
          },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
  },
  server: {
    fs: { allow: [here] },
    proxy: Object.fromEntries(
      ["/functions/", "/api/", "/favicon.svg", "/sample-plan.svg"].map((path) => [path, "http://localhost:3000"]),
    ),
  },
});

/**
 * The document brings its styles with it, so that it can be read as soon as it is there; scripts wait behind what can
 * be seen.
 */
function readableAtOnce(): Plugin {
  return {
    name: "readable-at-once",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle = {} }) =>
        html
          .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
            const style = bundle[file];
            return style?.type === "asset" ? `<style>${String(style.source).trim()}</style>` : link;
          })
          // Taken out by the script in the head, once the page has been painted.
          .replace(
            /(?:\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?)+/,
            (tags) => `<template data-late>${tags}</template>`,
          ),
    },
  };
}

/** Writes the compressed twins once, at build time, with the strongest settings. */
function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir }) {
      const assets = join(dir ?? "", "assets");
      await Promise.all((await readdir(assets)).map((name) => writeTwins(join(assets, name))));
    },
  };
}

/** Puts the PDF templates beside the server, where its typesetter looks for them. */
function withTemplates(): Plugin {
  return {
    name: "with-templates",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "node",
    async generateBundle() {
      for (const fileName of (await readdir(templates)).filter((name) => name.endsWith(".typ"))) {
        this.emitFile({ type: "asset", fileName, source: await readFile(join(templates, fileName)) });
      }
    },
  };
}

/** What is known of a KPI that no worker reads. */
const unread: readonly (keyof Kpi | keyof Kpi["measure"] | keyof Kpi["targets"] | keyof Kpi["unit"])[] = [
  "group",
  "formula",
  "basis",
  "cadence",
  "owner",
  "timing",
  "pitfalls",
  "whenRed",
  "effort",
  "urgentWhen",
  "trackedAs",
  "words",
  "elements",
  "example",
  "shows",
  "targetsHoldUpTo",
  "worldClass",
  "long",
];

const propertiesOf = (node: ESTree.Node | null): readonly ESTree.ObjectProperty[] =>
  node?.type === "ObjectExpression" ? node.properties.filter((one) => one.type === "Property") : [];
const nameOf = (key: ESTree.PropertyKey): string => (key.type === "Identifier" ? key.name : "");

/** How many of the words of a column workers read: they don't read its example and its data elements. */
const wordsRead: Readonly<Record<string, number>> = { text: 2, date: 2, time: 2, yesNo: 2, number: 3, choice: 3 };

/** The record lists without what each row is, and without examples and data elements. */
function withoutExamples(code: string, tables: readonly ESTree.ObjectProperty[]): string {
  const parts = tables.flatMap(({ value }) => propertiesOf(value));
  const rows = parts.filter(({ key }) => nameOf(key) === "row").map(({ start, end }) => [start, end + 1] as const);
  const columns = parts.flatMap(({ key, value }) => (nameOf(key) === "columns" ? propertiesOf(value) : []));
  const unread = columns.flatMap(({ value }) => {
    if (value.type !== "CallExpression" || value.callee.type !== "Identifier") return [];
    const [last, end] = [value.arguments[(wordsRead[value.callee.name] ?? 9) - 1], value.arguments.at(-1)];
    return last === undefined || end === undefined || end === last ? [] : [[last.end, end.end] as const];
  });
  return [...rows, ...unread]
    .toSorted(([a], [b]) => b - a)
    .reduce((so, [start, end]) => so.slice(0, start) + so.slice(end), code);
}

/** Leaves out of the workers what they don't read of KPIs and record lists: bundlers keep every property of a table. */
function withoutUnread(): Plugin {
  return {
    name: "without-unread",
    enforce: "post",
    transform(code, id) {
      const isOfLists = id.endsWith("/measures/record-lists.ts");
      if (!isOfLists && !/\/knowledge\/kpis\/[\w-]+\.ts$/.test(id)) return null;
      const own = this.parse(code).body.flatMap((statement) =>
        statement.type === "ExportNamedDeclaration" && statement.declaration?.type === "VariableDeclaration"
          ? statement.declaration.declarations.flatMap(({ init }) => propertiesOf(init))
          : [],
      );
      if (isOfLists) return { code: withoutExamples(code, own), map: null };
      const nested = own.flatMap(({ key, value }) =>
        ["measure", "targets", "unit"].includes(nameOf(key)) ? propertiesOf(value) : [],
      );
      const dropped = [...own, ...nested]
        .filter(({ key }) => (unread as readonly string[]).includes(nameOf(key)))
        .toSorted((a, b) => a.start - b.start);
      const rest = dropped.toReversed().reduce((so, { start, end }) => {
        const comma = so.indexOf(",", end);
        return so.slice(0, start) + so.slice(/^\s*,/.test(so.slice(end)) ? comma + 1 : end);
      }, code);
      return { code: rest, map: null };
    },
  };
}

/** Leaves out of the workers what bundlers note for each other; no browser reads it. */
function withoutNotes(): Plugin {
  return {
    name: "without-notes",
    generateBundle(_, bundle) {
      // One may be all that separates two words: `return/* … */ new`.
      for (const part of Object.values(bundle))
        if (part.type === "chunk")
          part.code = part.code.replace(/(?<=\w)\/\* @__PURE__ \*\/|\/\* @__PURE__ \*\/ /g, "");
    },
  };
}

/** Fails the build of a page that has grown too heavy. */
function withinBudgets(): Plugin {
  return {
    name: "within-budgets",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle: {
      sequential: true,
      order: "post",
      async handler({ dir = "" }) {
        const manifest = JSON.parse(await readFile(join(dir, ".vite/manifest.json"), "utf8")) as Manifest;
        const every = (await readdir(join(dir, "assets"))).map((name) => `assets/${name}`);
        for (const budget of budgets) {
          const kb = weightOf(budget, manifest, every, (file) => statSync(join(dir, `${file}.br`)).size);
          if (kb > budget.mostKb) {
            this.error(`${budget.name}: ${kb.toFixed(1)} kB of script, and at most ${budget.mostKb} kB are allowed`);
          }
        }
      },
    },
  };
}

async function writeTwins(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
