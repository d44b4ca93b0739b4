import type * as z from "zod/mini";

/** A setting read from the environment. */
export interface Setting<Value> {
  readonly name: string;
  /** The text used if nothing is set. */
  readonly default: string;
  /** What it does and which values it takes, for `.env.example`. */
  readonly meaning: string;
  readonly check: z.ZodMiniType<Value, string>;
}

export const setting = <Value>(
  name: string,
  defaultText: string,
  meaning: string,
  check: z.ZodMiniType<Value, string>,
): Setting<Value> => ({ name, default: defaultText, meaning, check });

/** Settings by the names the program uses for them; groups may be nested. */
export interface Settings {
  readonly [field: string]: Setting<unknown> | Settings;
}

/** The values of a table of settings. */
export type Read<Table> = {
  readonly [Field in keyof Table]: Table[Field] extends Setting<infer Value> ? Value : Read<Table[Field]>;
};

/** The configured texts, or the defaults, by setting name. */
export type SettingTexts = Readonly<Record<string, string>>;

export const isSetting = (entry: Setting<unknown> | Settings): entry is Setting<unknown> =>
  typeof entry.name === "string";

/** All settings of a table, in its order. */
export const allOf = (table: Settings): readonly Setting<unknown>[] =>
  Object.values(table).flatMap((entry) => (isSetting(entry) ? [entry] : allOf(entry)));
