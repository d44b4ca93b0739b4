/** Providers whose mailboxes are the same whatever dots stand in the name. */
const dotless: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** One text for each mailbox: letter case, a tag behind a plus and such dots make no other. */
export function mailboxOf(email: string): string {
  const whole = email.normalize("NFKC").trim().toLowerCase();
  const at = whole.lastIndexOf("@");
  const [host, name = ""] = [whole.slice(at + 1), whole.slice(0, at).split("+", 1)[0]];
  return `${dotless.has(host) ? name.replaceAll(".", "") : name}@${host === "googlemail.com" ? "gmail.com" : host}`;
}

const legalEndings = /\b(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|company|lp|llp|plc)\b/g;

/** One text for each shop name: letter case, signs, spaces and what the law adds make no other. Empty where nothing is left. */
export const nameKeyOf = (shop: string): string =>
  shop
    .normalize("NFKC")
    .toLowerCase()
    .replace(legalEndings, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");
