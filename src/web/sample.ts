import { sampleShop } from "../survey/sample-shop.ts";
import { toWire } from "../survey/wire/wire.ts";
import type { Analyzed } from "./analysis/analysis.ts";

/** What the sample preview analyzes: the fixed sample shop. */
export const sampleAnswers: Analyzed = {
  answers: toWire(sampleShop),
  shopName: sampleShop.shop_name,
  from: "sample",
  wantsMail: false,
  trap: "",
};
