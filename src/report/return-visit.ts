import type { Submission } from "../survey/submission.ts";
import type { AnalyzeResponse } from "../survey/wire/response.ts";
import { identityOf } from "./files/calendar-identity.ts";
import { returnDayOf } from "./working-days.ts";

export type ReturnVisit = NonNullable<AnalyzeResponse["return_visit"]>;

/** The return visit, for the page's calendar entry. It is the same entry as in the calendar file. */
export const returnVisitOf = (submission: Submission, date: string): ReturnVisit => ({
  day: returnDayOf(submission, date),
  entry: identityOf("return", { shop: submission.shop_name, date }),
});
