/** Providers whose mailboxes are the same whatever dots stand in the name. */
const dotless: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/** One text for each mailbox: letter case, a tag behind a plus and such dots make no other. */
export function mailboxOf(email: string): string {
  const whole = email.normalize("NFKC").trim().toLowerCase();
  const at = whole.lastIndexOf("@");
  const [host, name = ""] = [whole.slice(at + 1), whole.slice(0, at).split("+", 1)[0]];
  return `${dotless.has(host) ? name.replaceAll(".", "") : name}@${host === "googlemail.com" ? "gmail.com" : host}`;
}
