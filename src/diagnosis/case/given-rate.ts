import type { Submission } from "../../survey/submission.ts";

/** The rate the shop gave, dollars an hour; 0 is no rate. */
export const givenRate = ({ shop_rate_value }: Submission): number | undefined => shop_rate_value || undefined;
