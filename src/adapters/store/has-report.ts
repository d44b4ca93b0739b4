import { type RawBuilder, sql } from "kysely";

/** Whether a row of `leads` has a report, stored by this release or an older one. */
export const hasReport: RawBuilder<boolean> = sql<boolean>`(
  exists (select 1 from dossiers where dossiers.lead_id = leads.id)
  or exists (select 1 from results where results.lead_id = leads.id))`;
