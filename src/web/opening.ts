import { formQuery, numbersQuery } from "../survey/prerendered.ts";
import { keepPrefill, prefillIn } from "./prefill-given.ts";

/**
 * Takes from the address what it brings: answers given ahead, and the wish to begin at the survey. Then cleans the
 * address, so that neither a bookmark nor a screenshot passes those answers on.
 */
export function takeOpening(): void {
  const { search, pathname, hash } = window.location;
  const query = new URLSearchParams(search);
  const posted = document.getElementById("page-prefill")?.textContent ?? null;
  const prefill = prefillIn(query, posted);
  if (prefill !== null) keepPrefill(prefill);
  if (pathname !== "/" || query.has("report") || query.has(numbersQuery) || (search === "" && posted === null)) return;
  const opensForm = prefill?.[formQuery.name] === formQuery.value;
  window.history.replaceState(opensForm ? "form" : window.history.state, "", `/${hash}`);
}
