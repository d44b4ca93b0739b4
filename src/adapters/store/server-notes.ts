import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

type NoteName = "can-write" | "expired-before";

export async function saveNote(access: Kysely<Tables>, name: NoteName, value: string): Promise<void> {
  await access
    .insertInto("server_notes")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

export async function noteOf(access: Kysely<Tables>, name: NoteName): Promise<string | undefined> {
  const row = await access.selectFrom("server_notes").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}
