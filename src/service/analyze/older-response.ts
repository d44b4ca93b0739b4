import type { Peers } from "../../diagnosis/peers.ts";
import { composeBrief } from "../../report/brief/compose-brief.ts";
import { composeEvidence } from "../../report/evidence/compose-evidence.ts";
import type { Brand } from "../../report/occasion.ts";
import type { Words } from "../../report/words.ts";
import type { Engine } from "../../survey/wire/response.ts";
import type { Receipt } from "../model/receipt.ts";
import { fitsDiagnosis } from "../schemas/diagnosis-schema.ts";
import { type StoredDossier, submissionIn, wholeWords } from "./stored-dossier.ts";

/**
 * What releases before the dossier stored: the finished response, including HTML. It is shown as it was,
 * because its brand is stored nowhere else.
 */
export interface OlderResponse {
  /** The report: a complete HTML document. */
  readonly analysis: string;
  /** In the shape of the release that made it. */
  readonly diagnosis: unknown;
  readonly engine: Engine;
  readonly words?: Words;
  readonly receipt?: Receipt;
  readonly peers?: Peers;
}

// The cast is sound: all these releases wrote these fields.
export const olderResponseIn = (json: string): OlderResponse => JSON.parse(json) as OlderResponse;

/**
 * The dossier that an older response was rendered from, for today's files. `undefined` if today's renderers can't read the shape
 * of its diagnosis.
 *
 * @param brand of today
 */
export function dossierInOlder(
  { diagnosis, engine, words, receipt, peers }: OlderResponse,
  answers: Readonly<Record<string, unknown>>,
  date: string,
  brand: Brand,
): StoredDossier | undefined {
  if (!fitsDiagnosis(diagnosis)) return undefined;
  const occasion = { date, brand, ...(peers && { peers }) };
  const submission = submissionIn(answers);
  const dossier = {
    submission,
    diagnosis,
    occasion,
    engine,
    ...(words && { words: wholeWords(words) }),
    ...(receipt && { receipt }),
  };
  return canBeComposed(dossier) ? dossier : undefined;
}

/** False if the diagnosis names themes or KPIs that no longer exist. */
function canBeComposed({ submission, diagnosis, occasion, words }: StoredDossier): boolean {
  try {
    composeBrief(submission, diagnosis, occasion, words);
    composeEvidence(submission, diagnosis, occasion, words);
    return true;
  } catch {
    return false;
  }
}
