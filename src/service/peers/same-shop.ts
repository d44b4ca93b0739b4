/** Characters that a provider ignores in the mailbox name. */
const ignored: Readonly<Record<string, RegExp>> = {
  "gmail.com": /\./g,
  "proton.me": /[._-]/g,
};

/** Two names of one provider. */
const sameHost: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/** A key for each mailbox: ignores case, a tag after a plus, and what its provider ignores. */
export function mailboxOf(email: string): string {
  const whole = email.normalize("NFKC").trim().toLowerCase();
  const at = whole.lastIndexOf("@");
  const [host, name = ""] = [hostOf(whole), whole.slice(0, at).split("+", 1)[0]];
  return `${name.replace(ignored[host] ?? /(?!)/, "")}@${host}`;
}

function hostOf(email: string): string {
  const host = email.slice(email.lastIndexOf("@") + 1);
  return sameHost[host] ?? host;
}

/** Public email providers, where each address has a different owner. */
const publicHosts: ReadonlySet<string> = new Set(
  "gmail.com proton.me outlook.com hotmail.com live.com msn.com yahoo.com ymail.com rocketmail.com icloud.com me.com mac.com aol.com att.net sbcglobal.net bellsouth.net comcast.net verizon.net cox.net charter.net spectrum.net earthlink.net frontier.com centurylink.net windstream.net gmx.com gmx.net gmx.de web.de mail.com zoho.com fastmail.com hotmail.ca yahoo.ca shaw.ca rogers.com hotmail.co.uk yahoo.co.uk btinternet.com t-online.de".split(
    " ",
  ),
);

/** The domain in which all mail may reach one person, whatever is before the @; `undefined` for a public provider. */
export function ownDomainOf(email: string): string | undefined {
  const host = hostOf(mailboxOf(email));
  return publicHosts.has(host) ? undefined : host;
}

const legalEndings = /\b(?:inc|incorporated|llc|ltd|limited|corp|corporation|co|company|lp|llp|plc)\b/g;

/** A key for each shop name: ignores case, punctuation, spaces and legal suffixes. May be empty. */
export const nameKeyOf = (shop: string): string =>
  shop
    .normalize("NFKC")
    .toLowerCase()
    .replace(legalEndings, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");
