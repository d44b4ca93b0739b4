import type { PageSettings } from "../survey/wire.ts";
import type { BotCheck } from "./bot-check.ts";

/** Proofs of work for a server that asks for them, made while the form is filled in. For any other it does nothing. */
export interface Proofs {
  readonly begin: () => void;
  readonly end: () => void;
  /** `null` where none is asked for or none can be had: the server then says in its own words what is missing. */
  readonly proof: () => Promise<string | null>;
}

export function proofsFor({ botCheck }: PageSettings): Proofs {
  let check: Promise<BotCheck | null> | null = null;
  const begun = (): Promise<BotCheck | null> => {
    check ??= import("./bot-check.ts").then(
      ({ startBotCheck }) => startBotCheck(),
      () => null,
    );
    return check;
  };
  return {
    begin: () => {
      if (botCheck) void begun();
    },
    end: () => {
      void check?.then((running) => running?.stop());
      check = null;
    },
    proof: async () => (botCheck ? ((await begun())?.proof() ?? null) : null),
  };
}
