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

test("[R107] a file is made on another thread, the same to the byte", async () => {
  const made = await openFileQueue().makeFile("calendar", dossier);
  expect(made.kind === "made" && Buffer.from(made.bytes).toString()).toBe(renderCalendar(dossier));
});

test("[R107] twenty files are taken, one more is refused; then there is room again", async () => {
  const { makeFile } = openFileQueue();
  const asked = Array.from({ length: 21 }, () => makeFile("grafana", dossier));
  const kinds = (await Promise.all(asked)).map(({ kind }) => kind);
  expect(kinds).toEqual([...Array.from({ length: 20 }, () => "made"), "busy"]);
  expect((await makeFile("grafana", dossier)).kind).toBe("made");
});

test("[R107] a file that cannot be made fails for its caller, and for no one else", async () => {
  const { makeFile } = openFileQueue();
  const broken = { ...dossier, report: { ...dossier.report, date: "no day at all" }, diagnosis: undefined };
  const [bad, good] = await Promise.allSettled([
    // The cast makes an impossible dossier, because no file is made from it.
    makeFile("calendar", broken as never),
    makeFile("calendar", dossier),
  ]);
  expect([bad.status, good.status]).toEqual(["rejected", "fulfilled"]);
});

test("[R107] a queue that closes gives up its file and takes nothing more", async () => {
  const { makeFile, close } = openFileQueue();
  const underWay = makeFile("calendar", dossier);
  const refused = expect(underWay).rejects.toThrow();
  await close();
  await refused;
  await expect(makeFile("calendar", dossier)).rejects.toThrow("The server stopped before a calendar file was made");
});

async function kinds(asked: readonly ReturnType<ReturnType<typeof openFileQueue>["makeFile"]>[]) {
  const all = (await Promise.all(asked)).map(({ kind }) => kind);
  return { made: all.filter((kind) => kind === "made").length, busy: all.filter((kind) => kind === "busy").length };
}

test("[R107] an IPv6 subscriber has five files in progress under all its addresses, and a site of many ten", async () => {
  const { makeFile } = openFileQueue();
  const ask = (count: number, address: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => makeFile("grafana", dossier, address(number)));
  const subscriber = ask(9, (number) => `2001:db8:1:1::${number}`);
  const site = ask(9, (number) => `2001:db8:1:${number + 2}::1`);
  const other = ask(2, () => "2001:db8:2::1");
  expect(await kinds(subscriber)).toEqual({ made: 5, busy: 4 });
  expect(await kinds(site)).toEqual({ made: 5, busy: 4 });
  expect(await kinds(other)).toEqual({ made: 2, busy: 0 });
});

test("[R107] one address has at most five files in progress; others and emails have slots of their own", async () => {
  const { makeFile } = openFileQueue();
  const times = (count: number, requester: string | null) =>
    Array.from({ length: count }, () => makeFile("grafana", dossier, requester));
  const [flood, other, mails] = [times(30, "192.0.2.1"), times(2, "192.0.2.2"), times(5, null)];
  expect(await kinds(flood)).toEqual({ made: 5, busy: 25 });
  expect(await kinds(other)).toEqual({ made: 2, busy: 0 });
  expect(await kinds(mails)).toEqual({ made: 4, busy: 1 });
});
