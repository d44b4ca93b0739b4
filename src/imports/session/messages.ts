import type { Rows } from "../../measures/reading.ts";
import type { ManualFacts } from "../rows/machines.ts";
import type { Excerpt, Session } from "./session.ts";
import type { Choices, FileShown, NumbersShown, RowsFile } from "./shown.ts";

/** What a page asks of a session that runs in a worker. */
export type SessionRequest =
  | {
      readonly kind: "read";
      readonly id: string;
      readonly input: ArrayBuffer | string;
      readonly choices: Choices;
      readonly excerpt: Excerpt;
    }
  | { readonly kind: "choose"; readonly id: string; readonly choices: Choices }
  | {
      readonly kind: "numbers";
      /** The ids of the files to compute from, and of all that were read. */
      readonly used: readonly string[];
      readonly allRead: readonly string[];
      readonly manual: ManualFacts;
    }
  | { readonly kind: "newest"; readonly used: readonly string[]; readonly manual: ManualFacts }
  | { readonly kind: "rows"; readonly used: readonly string[] };

/** The answer to each kind of request. */
export interface Replies {
  readonly read: FileShown;
  readonly choose: FileShown;
  readonly numbers: NumbersShown;
  readonly rows: readonly RowsFile[];
  readonly newest: Rows;
}

/** Answers one request. */
export async function replyTo(session: Session, request: SessionRequest): Promise<Replies[SessionRequest["kind"]]> {
  switch (request.kind) {
    case "read": {
      const { id, input, choices, excerpt } = request;
      return session.read(id, typeof input === "string" ? input : new Uint8Array(input), choices, excerpt);
    }
    case "choose":
      return session.choose(request.id, request.choices);
    case "numbers":
      return session.numbers(request.used, request.allRead, request.manual);
    case "newest":
      return session.newest(request.used, request.manual);
    case "rows":
      return session.rows(request.used);
  }
}
