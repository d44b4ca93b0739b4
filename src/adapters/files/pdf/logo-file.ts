/** The operator's logo as a file that the typesetter can read. */
export interface LogoFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const endings: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/svg+xml": "svg",
};

/** The logo that lies in its address itself; any other address is not followed and gives `undefined`. */
export function embeddedLogo(address: string | null): LogoFile | undefined {
  const [, type = "", isBase64, body = ""] =
    /^data:(image\/[a-z+]+)(?:;(?!base64,)[^;,]*)*(;base64)?,(.*)$/is.exec(address ?? "") ?? [];
  const ending = endings[type.toLowerCase()];
  if (ending === undefined) return undefined;
  const bytes = isBase64 === undefined ? Buffer.from(unescaped(body)) : Buffer.from(body, "base64");
  return { name: `logo.${ending}`, bytes };
}

function unescaped(body: string): string {
  try {
    return decodeURIComponent(body);
  } catch {
    return body;
  }
}
