import { APICallError } from "ai";

/**
 * Whether a server refused a question because of the JSON schema, which some servers don't support, or only in part. No
 * reply was written, and the same question without the schema may work.
 */
export function isSchemaRefused(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode, responseBody = "", message } = error;
  return (statusCode === 400 || statusCode === 422) && mentionsSchema.test(`${message} ${responseBody}`);
}

/** Names for a schema in the providers' protocols and in guided-decoding libraries. */
const mentionsSchema =
  /response[_ ]?(?:format|schema|json[_ ]?schema)|json[_ ]?schema|text\.format|output_(?:format|config)|structured|guided|grammar/i;
