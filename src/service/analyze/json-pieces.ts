import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import { memoizeEach } from "../../diagnosis/memoize.ts";

/**
 * The JSON text of something with a diagnosis, field by field, in pieces to write one after the other.
 *
 * In pieces, because a string as long as a report is expensive: V8 keeps it outside the young heap, and uses two bytes
 * per character if it contains a single dash.
 */
export function jsonPieces(value: { readonly diagnosis: Diagnosis }): readonly string[] {
  const fields = Object.entries(value).flatMap(([field, content]) => {
    const json = content === value.diagnosis ? jsonOfDiagnosis(value.diagnosis) : JSON.stringify(content);
    return json === undefined ? [] : [`,${JSON.stringify(field)}:`, json];
  });
  return ["{", (fields[0] ?? "").slice(1), ...fields.slice(1), "}"];
}

/** Memoized, because it is most of both the answer and the stored dossier. */
const jsonOfDiagnosis = memoizeEach((diagnosis: Diagnosis) => JSON.stringify(diagnosis));
