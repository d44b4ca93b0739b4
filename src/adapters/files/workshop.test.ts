import { expect, onTestFinished, test } from "vitest";
import { occasion, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { composeDossier } from "../../report/dossier.ts";
import { renderCalendar } from "../../report/files/calendar.ts";
import { createWorkshop } from "./workshop.ts";

const dossier = composeDossier(tidyShop, diagnose(tidyShop), occasion);

function openWorkshop() {
  const workshop = createWorkshop("letter", () => undefined);
  onTestFinished(workshop.close);
  return workshop;
}

test("[E6] a file is made on another thread, the same to the byte", async () => {
  const made = await openWorkshop().makeFile("calendar", dossier);
  expect(made.kind === "made" && Buffer.from(made.bytes).toString()).toBe(renderCalendar(dossier));
});

test("[E6] twenty files wait for their turn, one more is refused; then there is room again", async () => {
  const { makeFile } = openWorkshop();
  const asked = Array.from({ length: 21 }, () => makeFile("grafana", dossier));
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
  expect(kinds).toEqual([...Array.from({ length: 20 }, () => "made"), "busy"]);
  expect((await makeFile("grafana", dossier)).kind).toBe("made");
});

test("[E6] a file that cannot be made is told to who asked for it, and to nobody else", async () => {
  const { makeFile } = openWorkshop();
  const broken = { ...dossier, report: { ...dossier.report, date: "no day at all" }, diagnosis: undefined };
  const [bad, good] = await Promise.allSettled([
    // The cast makes a dossier that cannot be: no file is made of it.
    makeFile("calendar", broken as never),
    makeFile("calendar", dossier),
  ]);
  expect([bad.status, good.status]).toEqual(["rejected", "fulfilled"]);
});

test("[E6] a workshop that closes ends what is under way and takes nothing more", async () => {
  const { makeFile, close } = openWorkshop();
  const underWay = makeFile("calendar", dossier);
  const refused = expect(underWay).rejects.toThrow();
  await close();
  await refused;
  await expect(makeFile("calendar", dossier)).rejects.toThrow("The workshop closed before a calendar file was made");
});
