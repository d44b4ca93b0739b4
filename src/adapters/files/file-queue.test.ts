import { expect, onTestFinished, test } from "vitest";
import { occasion, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { composeDossier } from "../../report/dossier.ts";
import { renderCalendar } from "../../report/files/calendar.ts";
import { createFileQueue } from "./file-queue.ts";

const dossier = composeDossier(tidyShop, diagnose(tidyShop), occasion);

function openFileQueue() {
  const queue = createFileQueue("letter", () => undefined);
  onTestFinished(queue.close);
  return queue;
}

test("[E6] a file is made on another thread, the same to the byte", async () => {
  const made = await openFileQueue().makeFile("calendar", dossier);
  expect(made.kind === "made" && Buffer.from(made.bytes).toString()).toBe(renderCalendar(dossier));
});

test("[E6] twenty files are taken, one more is refused; then there is room again", async () => {
  const { makeFile } = openFileQueue();
  const asked = Array.from({ length: 21 }, () => makeFile("grafana", dossier));
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
  expect(kinds).toEqual([...Array.from({ length: 20 }, () => "made"), "busy"]);
  expect((await makeFile("grafana", dossier)).kind).toBe("made");
});

test("[E6] a file that cannot be made fails for its caller, and for no one else", async () => {
  const { makeFile } = openFileQueue();
  const broken = { ...dossier, report: { ...dossier.report, date: "no day at all" }, diagnosis: undefined };
  const [bad, good] = await Promise.allSettled([
    // The cast makes a dossier that cannot be: no file is made of it.
    makeFile("calendar", broken as never),
    makeFile("calendar", dossier),
  ]);
  expect([bad.status, good.status]).toEqual(["rejected", "fulfilled"]);
});

test("[E6] a queue that closes gives up its file and takes nothing more", async () => {
  const { makeFile, close } = openFileQueue();
  const underWay = makeFile("calendar", dossier);
  const refused = expect(underWay).rejects.toThrow();
  await close();
  await refused;
  await expect(makeFile("calendar", dossier)).rejects.toThrow("The server stopped before a calendar file was made");
});
