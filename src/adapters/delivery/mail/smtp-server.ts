/** The mail server to send through, from `SMTP_URL`. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /**
   * `from-start`: TLS from the first byte (smtps); `upgrade`: STARTTLS, required; `off`: plain text, only if the
   * operator asks for it.
   */
  readonly encryption: "from-start" | "upgrade" | "off";
  readonly login: { readonly user: string; readonly pass: string } | null;
}

/**
 * Parses `smtps://user:password@host:465` or `smtp://user:password@host:587`. `?starttls=off` sends in plain text, for
 * example to a relay on the same machine; it can't be combined with a password.
 *
 * @returns `undefined` if the URL is not valid
 */
export function readSmtpUrl(url: string): SmtpServer | undefined {
  if (!/^smtps?:\/\/[^/]/i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, hostname, port, username, password, search, pathname } = new URL(url);
  const encryption = encryptionOf(protocol, search);
  const login = loginOf(username, password);
  const isPlainLogin = encryption === "off" && login !== null;
  if (encryption === undefined || login === undefined || isPlainLogin || hostname === "" || pathname.length > 1) {
    return undefined;
  }
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || defaultPorts[encryption], encryption, login };
}

const defaultPorts = { "from-start": 465, upgrade: 587, off: 25 } as const satisfies Record<
  SmtpServer["encryption"],
  number
>;

function encryptionOf(protocol: string, search: string): SmtpServer["encryption"] | undefined {
  if (protocol === "smtps:") return search === "" ? "from-start" : undefined;
  if (search === "?starttls=off") return "off";
  return search === "" ? "upgrade" : undefined;
}

/**
 * A username and a password, `null` if neither, `undefined` if only one. Special characters are percent-encoded, such
 * as `%40` for `@`.
 */
function loginOf(username: string, password: string): SmtpServer["login"] | undefined {
  if (username === "" && password === "") return null;
  if (username === "" || password === "") return undefined;
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
