import { expect, test } from "vitest";
import { silentShop } from "../../test/shops.ts";
import type { Submission } from "../survey/submission.ts";
import { currencyOf } from "./currency.ts";

test.for([
  ["dollars where nothing says otherwise", {}, "$"],
  [
    "dollars where it writes them, wherever it is",
    { owner_phone: "+52 442 555 0171", notes: "It cost 31 thousand dollars." },
    "$",
  ],
  ["pounds where it writes them", { notes: "A new one is £40,000." }, "£"],
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
  ["none that we know of elsewhere", { owner_phone: "+48 71 555 01 92" }, null],
] as const satisfies readonly (readonly [string, Partial<Submission>, string | null])[])(
  "a shop counts in %s",
  ([, answers, sign]) => expect(currencyOf({ ...silentShop, ...answers })).toBe(sign),
);
