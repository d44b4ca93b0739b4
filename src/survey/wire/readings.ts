import * as z from "zod/mini";
import { freeTextFields } from "../free-text.ts";
import { type StatementId, weeklyChecklist } from "../weekly-checklist.ts";

/** The path where a text is read while the form is being filled in. */
export const readingsPath = "/api/readings";

const statement = z.enum(Object.keys(weeklyChecklist) as [StatementId, ...StatementId[]]);

/** A text of the survey that its writer has just left. */
export const wireReadingsQuestion = z.object({
  field: z.enum(freeTextFields),
  text: z.string().check(z.maxLength(2000)),
});

/** What each sentence may mean, by statements of the weekly checklist, the likeliest first. */
export const wireReadings = z.object({
  sentences: z.readonly(
    z.array(z.object({ text: z.string(), means: z.readonly(z.array(statement).check(z.maxLength(3))) })),
  ),
});
export type WireReadings = Readonly<z.infer<typeof wireReadings>>;
