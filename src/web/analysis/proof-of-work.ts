import type { PageSettings } from "../../survey/wire/wire.ts";
import type { BotCheck } from "./bot-check.ts";

/** Proofs of work, made while the form is filled in, for a server that requires them; otherwise does nothing. */
export interface Proofs {
  readonly begin: () => void;
  readonly end: () => void;
  /** `null` if none is required or none can be made; the server then says what is missing. */
  readonly proof: () => Promise<string | null>;
}

export function proofsFor({ botCheck }: PageSettings): Proofs {
  let check: Promise<BotCheck | null> | null = null;
  const started = (): Promise<BotCheck | null> => {
    check ??= import("./bot-check.ts").then(
      ({ startBotCheck }) => startBotCheck(),
      () => null,
    );
    return check;
  };
  return {
    begin: () => {
      if (botCheck) void started();
    },
    end: () => {
      void check?.then((running) => running?.stop());
      check = null;
    },
    proof: async () => (botCheck ? ((await started())?.proof() ?? null) : null),
  };
}
