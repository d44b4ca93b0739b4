import { APICallError } from "ai";

/**
 * Whether a server refused a question for the form that we asked of its answer, as servers do that know no JSON schema,
 * or not all of its words. Nothing was written then, and the same question without the form may be answered.
 */
export function isFormRefused(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  const { statusCode, responseBody = "", message } = error;
  return (statusCode === 400 || statusCode === 422) && namesForm.test(`${message} ${responseBody}`);
}

/** The names of the form in the protocols of the providers, and of what makes a model keep to it. */
const namesForm =
  /response[_ ]?(?:format|schema|json[_ ]?schema)|json[_ ]?schema|text\.format|output_(?:format|config)|structured|guided|grammar/i;
