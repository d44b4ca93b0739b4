import type { Sentence } from "../../reader/words.ts";
import { numbersIn } from "../numbers/number-in-text.ts";
import type { Price } from "./amounts.ts";
import type { PlannedPurchase } from "./decided-plans.ts";

/** `Two expediters at $58K`: pay is for each of them. */
export function paidEach({ asset, text, quote }: PlannedPurchase, price: Price | null): Price | null {
  const count = numbersIn(text).find(({ low }) => low > 1)?.low;
  if (asset !== "people" || count === undefined || price === null || price.each !== undefined) return price;
  const isEach =
    price.dollars < maxPay && /\b(?:at|for|around) (?:about )?[$€£]\d/i.test(quote.slice(quote.indexOf(text)));
  return isEach ? { dollars: count * price.dollars, per: "year", each: price.dollars, count } : price;
}
/** A year's pay; more is what several cost. Own judgment. */
const maxPay = 150_000;

/** With the model after its maker: `Contura` after `a second Zeiss`, `2600` after `a Puma`. */
export function withModel<One extends PlannedPurchase>(plan: One, sentence: Sentence): One {
  const after = sentence.text.slice(plan.start + plan.text.length - sentence.start);
  const model = /(?:^|\s)\p{Lu}\p{Ll}+$/u.test(plan.text)
    ? (/^ (?:\p{Lu}[\p{L}\d-]+|\d{3,4}\p{L}{0,2})(?= ?[,.;]|$)/u.exec(after)?.[0] ?? "")
    : "";
  return { ...plan, text: plan.text + model };
}

/** `(1) MachineMetrics` without its number in a list. */
export function withoutItemNumber<One extends PlannedPurchase>(plan: One): One {
  const [number = ""] = itemNumber.exec(plan.text) ?? [];
  return { ...plan, text: plan.text.slice(number.length), start: plan.start + number.length };
}
/** What numbers the things of a list: `1)`, `(2)`, `3.` */
const itemNumber = /^\(?\d{1,2}[.)] /;
