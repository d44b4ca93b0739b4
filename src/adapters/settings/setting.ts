import type * as z from "zod/mini";

/** One setting of the environment. */
export interface Setting<Value> {
  readonly name: string;
  /** The text that holds when nothing is set. */
  readonly default: string;
  /** What it does and what may be given, for `.env.example`. */
  readonly meaning: string;
  readonly check: z.ZodMiniType<Value, string>;
}

export const setting = <Value>(
  name: string,
  standard: string,
  meaning: string,
  check: z.ZodMiniType<Value, string>,
): Setting<Value> => ({ name, default: standard, meaning, check });

/** Settings by the fields under which the program reads them; groups may be nested. */
export interface Settings {
  readonly [field: string]: Setting<unknown> | Settings;
}

/** What a table of settings is read as. */
export type Read<Table> = {
  readonly [Field in keyof Table]: Table[Field] extends Setting<infer Value> ? Value : Read<Table[Field]>;
};

/** The texts that were given, or else the defaults, by the names of the settings. */
export type SettingTexts = Readonly<Record<string, string>>;

export const isSetting = (entry: Setting<unknown> | Settings): entry is Setting<unknown> =>
  typeof entry.name === "string";

/** All settings of a table, in its order. */
export const allOf = (table: Settings): readonly Setting<unknown>[] =>
  Object.values(table).flatMap((entry) => (isSetting(entry) ? [entry] : allOf(entry)));
