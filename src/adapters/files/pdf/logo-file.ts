/** The operator's logo as a file for the typesetter. */
export interface LogoFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/svg+xml": "svg",
};

/** The logo in a `data:` URL; `undefined` for any other URL, which is not fetched. */
export function embeddedLogo(url: string | null): LogoFile | undefined {
  const [, type = "", isBase64, body = ""] =
    /^data:(image\/[a-z+]+)(?:;(?!base64,)[^;,]*)*(;base64)?,(.*)$/is.exec(url ?? "") ?? [];
  const extension = extensions[type.toLowerCase()];
  if (extension === undefined) return undefined;
  const bytes = isBase64 === undefined ? Buffer.from(percentDecoded(body)) : Buffer.from(body, "base64");
  return { name: `logo.${extension}`, bytes };
}

function percentDecoded(body: string): string {
  try {
    return decodeURIComponent(body);
  } catch {
    return body;
  }
}
