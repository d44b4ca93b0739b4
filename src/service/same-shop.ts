/** Providers that ignore dots in the mailbox name. */
const dotless: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** A key for each mailbox: ignores case, a tag after a plus, and such dots. */
export function mailboxOf(email: string): string {
  const whole = email.normalize("NFKC").trim().toLowerCase();
  const at = whole.lastIndexOf("@");
  const [host, name = ""] = [whole.slice(at + 1), whole.slice(0, at).split("+", 1)[0]];
  return `${dotless.has(host) ? name.replaceAll(".", "") : name}@${host === "googlemail.com" ? "gmail.com" : host}`;
}

const legalEndings = /\b(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|company|lp|llp|plc)\b/g;

/** A key for each shop name: ignores case, punctuation, spaces and legal suffixes. May be empty. */
export const nameKeyOf = (shop: string): string =>
  shop
    .normalize("NFKC")
    .toLowerCase()
    .replace(legalEndings, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");
