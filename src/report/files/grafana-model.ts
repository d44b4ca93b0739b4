/**
 * The part of Grafana's classic dashboard model that we write. A test compares it with the types that Grafana publishes.
 */
export interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly datasource?: DataSourceRef;
  readonly gridPos: GridPos;
  readonly links?: readonly PanelLink[];
  readonly targets?: readonly Target[];
  readonly transformations?: readonly Transformation[];
  readonly fieldConfig: FieldConfig;
  readonly options: Options;
}

/** A heading across the grid. */
export interface RowPanel {
  readonly id: number;
  readonly type: "row";
  readonly title: string;
  readonly collapsed: false;
  readonly gridPos: GridPos;
  readonly panels: readonly [];
}

export interface GridPos {
  readonly x: number;
  readonly y: number;
  /** Of 24 columns. */
  readonly w: number;
  readonly h: number;
}

export interface DataSourceRef {
  readonly type: string;
  readonly uid: string;
}

export interface PanelLink {
  readonly title: string;
  readonly type: "link";
  readonly icon: string;
  readonly tooltip: string;
  readonly url: string;
  readonly tags: readonly string[];
  readonly asDropdown: boolean;
  readonly targetBlank: boolean;
  readonly includeVars: boolean;
  readonly keepTime: boolean;
}

/** A query of the Infinity data source. */
export interface Target {
  readonly refId: string;
  readonly hide: boolean;
  readonly datasource: DataSourceRef;
  readonly type: "csv";
  readonly parser: "backend";
  readonly format: "table";
  readonly source: "inline" | "url";
  readonly data: string;
  readonly url: string;
  readonly url_options: { readonly method: "GET"; readonly data: string };
  readonly root_selector: string;
  readonly columns: readonly Column[];
}

/** A column of a CSV file, named in the header line. */
export interface Column {
  readonly selector: string;
  readonly text: string;
  readonly type: "string" | "number" | "timestamp";
}

export interface Transformation {
  readonly id: string;
  readonly options: Options;
}

export interface FieldConfig {
  readonly defaults: Options;
  readonly overrides: readonly {
    readonly matcher: { readonly id: string; readonly options: string };
    readonly properties: readonly { readonly id: string; readonly value: Json }[];
  }[];
}

/** The options of a panel; each kind of panel has its own. */
export type Options = { readonly [name: string]: Json };
export type Json = string | number | boolean | null | readonly Json[] | Options;
