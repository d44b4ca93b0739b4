import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import type { Submission } from "../survey/submission.ts";
import type { Occasion } from "./occasion.ts";
import type { Report } from "./report.ts";

/** The recipient, the date and the rules version of a report. */
export const headOf = (
  { shop_name, owner_name }: Submission,
  { rules: rulesVersion }: Diagnosis,
  { date, brand }: Occasion,
): Pick<Report, "shop" | "preparedFor" | "date" | "brand" | "rulesVersion"> => ({
  shop: shop_name,
  preparedFor: owner_name,
  date,
  brand,
  rulesVersion,
});
