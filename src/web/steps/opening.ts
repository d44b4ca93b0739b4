import { formQuery, numbersQuery } from "../../survey/wire/page-address.ts";
import { dropPrefill, keepPrefill, prefillIn } from "./prefill-kept.ts";

/**
 * Takes prefilled answers, and the request to start at the survey, from the URL. Then cleans the URL, so that neither a
 * bookmark nor a screenshot reveals those answers.
 */
export function takeOpening(): void {
  const { search, pathname, hash } = window.location;
  const query = new URLSearchParams(search);
  const posted = document.getElementById("page-prefill")?.textContent ?? null;
  const prefill = prefillIn(query, posted);
  const { [formQuery.name]: opening, ...answers } = prefill ?? {};
  // An empty prefill would still be offered, question by question, when the form opens.
  if (Object.keys(answers).length > 0) keepPrefill(answers);
  else if (prefill !== null) dropPrefill();
  if (pathname !== "/" || query.has("report") || query.has(numbersQuery) || (search === "" && posted === null)) return;
  window.history.replaceState(opening === formQuery.value ? "form" : window.history.state, "", `/${hash}`);
}
