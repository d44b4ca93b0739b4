import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Submission } from "../survey/submission.ts";
import type { Occasion } from "./occasion.ts";
import type { Report } from "./report.ts";

/** For whom a report is, when it was made, and by which rules. */
export const headOf = (
  { shop_name, owner_name }: Submission,
  { rules }: Diagnosis,
  { date, brand }: Occasion,
): Pick<Report, "shop" | "preparedFor" | "date" | "brand" | "rules"> => ({
  shop: shop_name,
  preparedFor: owner_name,
  date,
  brand,
  rules,
});
