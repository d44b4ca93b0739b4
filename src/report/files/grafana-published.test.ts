import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { fullShop, hostileShop, occasion, sparseShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { type KpiId, kpis } from "../../knowledge/kpis/kpis.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { composeDossier, type Dossier } from "../dossier.ts";
import { renderGrafana } from "./grafana.ts";

/**
 * Grafana publishes its dashboard model as types. They are read here as a JSON Schema, so that every run compares what
 * we write with Grafana's own declarations. An unknown field is refused.
 */

type Schema = Readonly<Record<string, unknown>>;

/** Words and symbols of a type, without comments. */
const tokensOf = (source: string): string[] =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").match(/"[^"]*"|[\w.]+|[{}[\]()<>|?:;,=]/g) ?? [];

class TypeReader {
  private at = 0;
  private readonly tokens: readonly string[];
  private readonly home: string;
  constructor(source: string, home: string) {
    this.tokens = tokensOf(source);
    this.home = home;
  }

  private peek(): string {
    return this.tokens[this.at] ?? "";
  }

  private take(expected?: string): string {
    const token = this.peek();
    if (expected !== undefined && token !== expected)
      throw new Error(`${this.home}: ${token} where ${expected} is due`);
    this.at += 1;
    return token;
  }

  private skipped(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at += 1;
    return true;
  }

  /** One type, up to the sign that ends it. */
  union(): Schema {
    this.skipped("|");
    const kinds = [this.list()];
    while (this.skipped("|")) kinds.push(this.list());
    return kinds.length === 1 && kinds[0] !== undefined ? kinds[0] : { anyOf: kinds };
  }

  private list(): Schema {
    let kind = this.single();
    while (this.skipped("[")) {
      this.take("]");
      kind = { type: "array", items: kind };
    }
    return kind;
  }

  private single(): Schema {
    if (this.peek() === "{") return this.object();
    if (this.skipped("(")) {
      const inner = this.union();
      this.take(")");
      return inner;
    }
    const word = this.take();
    if (word.startsWith('"')) return { const: word.slice(1, -1) };
    if (word === "Record") {
      this.take("<");
      this.union();
      this.take(",");
      const values = this.union();
      this.take(">");
      return { type: "object", additionalProperties: values };
    }
    return namedType(word, this.home);
  }

  object(): Schema {
    this.take("{");
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    while (!this.skipped("}")) {
      const name = this.take();
      const isOptional = this.skipped("?");
      this.take(":");
      properties[name] = this.union();
      if (!isOptional) required.push(name);
      this.skipped(";");
    }
    return { type: "object", properties, required, additionalProperties: false };
  }

  enum(): Schema {
    this.take("{");
    const members: Record<string, Schema> = {};
    while (!this.skipped("}")) {
      const name = this.take();
      this.take("=");
      const value = this.take();
      members[name] = { const: value.startsWith('"') ? value.slice(1, -1) : Number(value) };
      this.skipped(",");
    }
    return { anyOf: Object.values(members), members };
  }
}

/** A plain type, a name of the same module, one of another (`common.X`), or a member of an enumeration (`X.Member`). */
function namedType(word: string, home: string): Schema {
  if (word === "any") return {};
  if (["null", "string", "number", "boolean"].includes(word)) return { type: word };
  if (word === "cog.Dataquery") return { type: "object" };
  const [first = "", second] = word.split(".");
  if (second === undefined) return { $ref: `#/$defs/${home}.${word}` };
  return { $ref: first === "common" ? `#/$defs/common.${second}` : `#/$defs/${home}.${first}/members/${second}` };
}

const resolve = createRequire(import.meta.url).resolve;

function typesOf(home: string): readonly (readonly [string, Schema])[] {
  const path = resolve(`@grafana/grafana-foundation-sdk/${home}`).replace("index.js", "types.gen.d.ts");
  const source = readFileSync(path, "utf8").replace(/export declare const .*\n/g, "");
  const pieces = source.split(/^export (?:declare )?(?=interface |enum |type )/m).slice(1);
  return pieces.map((piece) => {
    const [, kind, name = "", body = ""] = /^(interface|enum|type) (\w+)(?: =)?([\s\S]*)$/.exec(piece) ?? [];
    const reader = new TypeReader(body, home);
    return [`${home}.${name}`, kind === "enum" ? reader.enum() : kind === "type" ? reader.union() : reader.object()];
  });
}

const homes = "common dashboard barchart bargauge gauge stat table text timeseries xychart".split(" ");
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: "grafana", $defs: Object.fromEntries(homes.flatMap(typesOf)) });

/** What is wrong with a value, seen as a published type; nothing when all is well. */
function problemsWith(value: unknown, type: string): readonly string[] {
  const check = ajv.compile({ $ref: `grafana#/$defs/${type}` });
  if (check(value)) return [];
  return (check.errors ?? []).map(
    (error) => `${type}${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
  );
}

interface Written {
  readonly panels: readonly {
    readonly type: string;
    readonly options: Readonly<Record<string, unknown>>;
    readonly fieldConfig: { readonly defaults: { readonly custom?: unknown } };
  }[];
}

/** What the import reads next to the dashboard, and what only Grafana 10 reads, isn't in the published model. */
function problemsIn(written: string): readonly string[] {
  const { __inputs, __elements, __requires, ...dashboard } = JSON.parse(written) as Written & Record<string, unknown>;
  const ofPanels = dashboard.panels.flatMap(({ type, options, fieldConfig }) => {
    if (type === "row") return [];
    const { seriesMapping, dims, ...current } = options;
    const { custom = null } = fieldConfig.defaults;
    return [
      ...problemsWith(current, `${type}.Options`),
      ...(custom ? problemsWith(custom, `${type}.FieldConfig`) : []),
    ];
  });
  return [...problemsWith(dashboard, "dashboard.Dashboard"), ...ofPanels];
}

const dossierOf = (shop: Submission): Dossier => composeDossier(shop, diagnose(shop), occasion);

test.for(Object.entries({ sampleShop, sparseShop, hostileShop, fullShop }))(
  "[R78] the dashboard of %s is what Grafana's published model allows",
  ([, shop]) => {
    expect(problemsIn(renderGrafana(dossierOf(shop)))).toEqual([]);
  },
);

test("[R78] so is a dashboard that holds every KPI there is", () => {
  const dossier = dossierOf(sampleShop);
  const [first] = dossier.diagnosis.kpis;
  if (first === undefined) throw new Error("The sample shop has a KPI plan");
  const all = Object.keys(kpis).map((id) => ({ ...first, id: id as KpiId }));
  expect(problemsIn(renderGrafana({ ...dossier, diagnosis: { ...dossier.diagnosis, kpis: all } }))).toEqual([]);
});

test("[R78] the check itself refuses an unknown field, a missing one and a wrong word", () => {
  const written = JSON.parse(renderGrafana(dossierOf(sampleShop)));
  const problemsAfter = (change: object) => problemsIn(JSON.stringify({ ...written, ...change }));
  const curve = { defaults: { custom: { drawStyle: "curve" } }, overrides: [] };
  expect(problemsAfter({ colour: "red" }).join()).toContain("must NOT have additional properties");
  expect(problemsAfter({ schemaVersion: undefined }).join()).toContain("must have required property 'schemaVersion'");
  expect(problemsAfter({ panels: [{ ...written.panels[2], fieldConfig: curve }] }).join()).toContain("/drawStyle must");
});
