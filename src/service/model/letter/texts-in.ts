type Reply = Readonly<Record<string, unknown>>;

/** A reply with each of its texts changed, however deep. */
export const inEveryText = (part: object, change: (text: string) => string): Reply =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, changed(value, change)]));

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  return typeof value === "object" && value !== null ? inEveryText(value, change) : value;
}

/** Every text in a value, however deep. */
export const textsIn = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
