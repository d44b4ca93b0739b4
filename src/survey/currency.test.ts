import { expect, test } from "vitest";
import { silentShop } from "../../test/shops.ts";
import { currencyOf, keepsUsHolidays, rateMark } from "./currency.ts";
import type { Submission } from "./submission.ts";

test.for([
  ["dollars where nothing says otherwise", {}, "$"],
  [
    "dollars where it writes them, wherever it is",
    { owner_phone: "+52 442 555 0171", notes: "It cost 31 thousand dollars." },
    "$",
  ],
  ["pounds where it writes them", { notes: "A new one is £40,000." }, "£"],
  [
    "pounds with a British number, though a thousand is a grand",
    { owner_phone: "+44 1384 555 0146", notes: "It cost us twenty grand." },
    "£",
  ],
  ["dollars where only its pallets are from Europe", { notes: "The euro pallets are in the way." }, "$"],
  ["pounds where it buys in them", { notes: "We run two shifts. The quote for a new one is 40,000 pounds." }, "£"],
  ["pounds where it paid them", { notes: "We invested 120,000 pounds in the cell last year." }, "£"],
  ["dollars where a vise weighs and a man is paid", { notes: "The vise is 85 pounds and we pay two men." }, "$"],
  ["dollars where material comes by weight", { notes: "We buy 4,000 pounds a month from the mill." }, "$"],
  ["dollars where a bundle comes in at its weight", { notes: "Each bundle comes in at 2,000 pounds." }, "$"],
  ["dollars where pounds are a weight", { notes: "We want a crane that lifts 8,000 pounds." }, "$"],
  ["pounds with a British number", { owner_phone: "+44 1384 555 0146" }, "£"],
  ["pounds for a Ltd whose number begins with a 0", { shop_name: "Example Ltd", owner_phone: "01384 555 0146" }, "£"],
  ["euros with a German number", { owner_phone: "0049 711 555 0112" }, "€"],
  [
    "dollars with an American number, though the parent counts in euros",
    { owner_phone: "864-555-0175", notes: "Priced in EUR." },
    "$",
  ],
  [
    "rupees where it writes lakhs",
    { owner_phone: "+91 20 5550 0128", notes: "Air freight came to Rs 6.8 lakhs." },
    "₹",
  ],
  ["dollars with an American number of seven digits and its country code", { owner_phone: "+1 555-0142" }, "$"],
  ["pounds with a country code in parentheses", { owner_phone: "+(44) 1384 555 0146" }, "£"],
  ["Canadian dollars where it says so", { owner_phone: "905-555-0148", notes: "The quote is 380,000 CAD." }, "C$"],
  ["dollars where CAD is a program", { notes: "We have 3 CAD seats and one CAM seat." }, "$"],
  ["pesos where it writes them", { notes: "We charge 900 pesos an hour." }, "MX$"],
  ["pesos with a Mexican number", { owner_phone: "+52 442 555 0171" }, "MX$"],
  ["none that we know of elsewhere", { owner_phone: "+48 71 555 01 92" }, null],
] as const satisfies readonly (readonly [string, Partial<Submission>, string | null])[])(
  "a shop counts in %s",
  ([, answers, sign]) => expect(currencyOf({ ...silentShop, ...answers })).toBe(sign),
);

test.for([
  ["its own money, if it gave its rate", { shop_rate_known: "Estimate", shop_rate_value: 85 }, "€"],
  ["US dollars, if it gave none", {}, "US$"],
  ["US dollars, if it isn't sure of one", { shop_rate_known: "Not sure", shop_rate_value: 85 }, "US$"],
] as const satisfies readonly (readonly [string, Partial<Submission>, string])[])(
  "figures at the rate of a shop that counts in euros are in %s",
  ([, answers, mark]) => expect(rateMark({ ...silentShop, notes: "A new one is €40,000.", ...answers })).toBe(mark),
);

test.for([
  ["keeps US holidays if nothing says where it is", {}, true],
  ["keeps them with a US number", { owner_phone: "864-555-0175" }, true],
  ["keeps them with a US number and its country code", { owner_phone: "+1 (864) 555-0175" }, true],
  ["keeps them with a US number as dialed from abroad", { owner_phone: "001 864 555 0175" }, true],
  ["keeps them with a number without area code", { owner_phone: "555-0142" }, true],
  ["keeps them with a Canadian number: nothing tells it from a US one", { owner_phone: "+1 905-555-0148" }, true],
  ["doesn't with a British number", { owner_phone: "+44 1384 555 0146" }, false],
  ["doesn't with a number that begins with a 0", { owner_phone: "01384 555 0146" }, false],
  [
    "doesn't with a Mexican number, though it writes dollars",
    { owner_phone: "+52 442 555 0171", notes: "$31,000" },
    false,
  ],
  [
    "doesn't with a number that begins with a 0, though it writes dollars",
    { owner_phone: "0711 555 0112", notes: "$9,000" },
    false,
  ],
  ["doesn't if it counts in euros", { notes: "A new one is €40,000." }, false],
] as const satisfies readonly (readonly [string, Partial<Submission>, boolean])[])(
  "[R258] a shop %s",
  ([, answers, keeps]) => expect(keepsUsHolidays({ ...silentShop, ...answers })).toBe(keeps),
);
