import { formQuery, numbersQuery } from "../survey/prerendered.ts";
import { dropPrefill, keepPrefill, prefillIn } from "./prefill-given.ts";

/**
 * Takes from the address what it brings: answers given ahead, and the wish to begin at the survey. Then cleans the
 * address, so that neither a bookmark nor a screenshot passes those answers on.
 */
export function takeOpening(): void {
  const { search, pathname, hash } = window.location;
  const query = new URLSearchParams(search);
  const posted = document.getElementById("page-prefill")?.textContent ?? null;
  const prefill = prefillIn(query, posted);
  const { [formQuery.name]: opening, ...answers } = prefill ?? {};
  // An offer of nothing would still be read, question by question, while the form opens.
  if (Object.keys(answers).length > 0) keepPrefill(answers);
  else if (prefill !== null) dropPrefill();
  if (pathname !== "/" || query.has("report") || query.has(numbersQuery) || (search === "" && posted === null)) return;
  window.history.replaceState(opening === formQuery.value ? "form" : window.history.state, "", `/${hash}`);
}
