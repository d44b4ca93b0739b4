/** Where mail goes out, read from `SMTP_URL`. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `from-start`: smtps; `upgrade`: STARTTLS, and nothing without it; `off`: in plain text, where the operator says so. */
  readonly encryption: "from-start" | "upgrade" | "off";
  readonly login: { readonly user: string; readonly pass: string } | null;
}

/**
 * Reads `smtps://user:password@host:465` or `smtp://user:password@host:587`. `?starttls=off` sends in plain text, as to a
 * relay on the same machine; a password is never sent so.
 *
 * @returns `undefined` where it cannot be used
 */
export function readSmtpUrl(given: string): SmtpServer | undefined {
  if (!/^smtps?:\/\/[^/]/i.test(given) || !URL.canParse(given)) return undefined;
  const { protocol, hostname, port, username, password, search, pathname } = new URL(given);
  const encryption = encryptionOf(protocol, search);
  const login = loginOf(username, password);
  const isPlainLogin = encryption === "off" && login !== null;
  if (encryption === undefined || login === undefined || isPlainLogin || hostname === "" || pathname.length > 1) {
    return undefined;
  }
  const standardPort = encryption === "from-start" ? 465 : encryption === "upgrade" ? 587 : 25;
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || standardPort, encryption, login };
}

function encryptionOf(protocol: string, search: string): SmtpServer["encryption"] | undefined {
  if (protocol === "smtps:") return search === "" ? "from-start" : undefined;
  if (search === "?starttls=off") return "off";
  return search === "" ? "upgrade" : undefined;
}

/** A name and a password, or neither. Signs that an address cannot hold come as `%40`. */
function loginOf(username: string, password: string): SmtpServer["login"] | undefined {
  if (username === "" && password === "") return null;
  if (username === "" || password === "") return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
