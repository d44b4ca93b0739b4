import { deliveryConfigOf, deliveryMistakes } from "../delivery/delivery-config.ts";
import { modelConfigOf, modelMistakes } from "../model/model-config.ts";
import { allOf, isSetting, type Read, type Setting, type Settings, type SettingTexts } from "./setting.ts";
import { settings } from "./settings.ts";
import { mistakeWords } from "./settings.words.ts";

/** A server's checked settings; `settings.ts` says what each means. */
export type Config = ReturnType<typeof configOf>;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the environment. A missing or empty setting has its default.
 *
 * @throws Error if any are invalid; the message lists every one, its value, and what would be valid
 */
export function readConfig(env: Environment): Config {
  const rows = allOf(settings);
  const texts: SettingTexts = Object.fromEntries(
    rows.map(({ name, default: standard }) => [name, env[name]?.trim() || standard]),
  );
  const mistakes = [
    ...rows.flatMap((row) => mistakesIn(row, texts)),
    ...contactMistakes(texts),
    ...modelMistakes(texts),
    ...deliveryMistakes(texts),
  ];
  if (mistakes.length > 0) throw new Error(mistakeWords.notUsable(mistakes));
  return configOf(readTable(settings, texts));
}

const mistakesIn = ({ name, check }: Setting<unknown>, texts: SettingTexts): readonly string[] =>
  (check.safeParse(texts[name]).error?.issues ?? []).map(({ message }) => `${name}: ${message}`);

/** A contact needs both a name and an address. */
function contactMistakes({ CONTACT_NAME, CONTACT_EMAIL }: SettingTexts): readonly string[] {
  if ((CONTACT_NAME === "") === (CONTACT_EMAIL === "")) return [];
  return [mistakeWords.oneWithoutOther("CONTACT_NAME", "CONTACT_EMAIL")];
}

function readTable<Table extends Settings>(table: Table, texts: SettingTexts): Read<Table> {
  const read = Object.entries(table).map(([field, entry]) => [
    field,
    isSetting(entry) ? entry.check.parse(texts[entry.name]) : readTable(entry, texts),
  ]);
  // The cast is sound: each field of the table was read by its own check.
  return Object.fromEntries(read) as Read<Table>;
}

/** Combines settings that belong together. */
function configOf({ brand, delivery, model, ...rest }: Read<typeof settings>) {
  const { name, email } = brand.contact;
  return {
    ...rest,
    brand: { ...brand, contact: name === null || email === null ? null : { name, email } },
    delivery: deliveryConfigOf(delivery, brand.productName),
    model: modelConfigOf(model),
  } as const;
}
