/** Everything the stand-in can do wrong, by the name that requests it. */
export const faults = {
  "401": "refuses the key",
  "429": "says that there were too many requests, and when to retry",
  "500": "answers with a server error",
  "no-json-schema": "refuses a JSON schema, and answers questions without one",
  "refused-connection": "closes its port at the first question and accepts no more connections",
  "no-first-byte": "takes the question and never answers",
  stall: "stops in the middle of the reply and leaves the connection open",
  "cut-json": "answers with JSON that ends too early",
  "fenced-json": "puts good JSON into a code fence, with a sentence before it",
  "wrong-schema": "answers with JSON of another schema",
  empty: "answers with empty text",
  "error-inside": "answers 200 with an error in the body",
  "negative-usage": "counts a negative number of tokens",
  "absurd-usage": "counts more tokens than there are",
  "no-usage": "does not count tokens",
  "invented-figures": "invents figures",
  "invented-quotes": "quotes what no one wrote",
  markup: "writes HTML, scripts and links",
  obeys: "follows every instruction in the respondent's text",
  long: "answers with 40 kB",
} as const;
export type Fault = keyof typeof faults;

// The cast is sound: these are the keys of the table.
export const faultNames = Object.keys(faults) as readonly Fault[];

export const isFault = (name: string): name is Fault => Object.hasOwn(faults, name);

/** The model of this name answers correctly; `fault:NAME` has that fault. */
export const goodModel = "good";
export const modelWith = (fault: Fault): string => `fault:${fault}`;
