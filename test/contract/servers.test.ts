import { expect, test } from "vitest";
import { makeDossier } from "../../src/service/analyze/make-dossier.ts";
import { goodNarrator, modelOf } from "../narrators.ts";
import { openServer, storedLeads, wireAnswers } from "../server/open-server.ts";
import { startServerProcess } from "../server/start-process.ts";
import { startServer } from "../server/start-server.ts";
import { engines, settingsFor } from "./engines.ts";

const withKey = { "idempotency-key": "one press of the button" };
const call = (address: string, answers: unknown = wireAnswers) =>
  fetch(`${address}/functions/v1/analyze-shop`, {
    method: "POST",
    headers: { "content-type": "application/json", ...withKey },
    body: JSON.stringify(answers),
  });

for (const { name, freshLocation } of engines) {
  test(`[R18] ${name}: two servers, one key: the second waits for the first one's answer and analyses nothing`, async () => {
    const settings = settingsFor(await freshLocation());
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let analyses = 0;
    const counted: typeof makeDossier = async (...given) => {
      analyses += 1;
      begun.resolve();
      return gate.promise.then(() => makeDossier(...given));
    };
    const [one, other] = [
      await openServer({ settings, externals: { makeDossier: counted } }),
      await openServer({ settings, externals: { makeDossier: counted } }),
    ];
    const first = one.analyze(wireAnswers, withKey);
    await begun.promise;
    const second = other.analyze(wireAnswers, withKey);
    const refused = await other.analyze({ ...wireAnswers, machine_count: 19 }, withKey);
    gate.resolve();
    const texts = [await (await first).text(), await (await second).text()];
    expect([new Set(texts).size, analyses, refused.status]).toEqual([1, 1, 409]);
    expect(await storedLeads(one)).toHaveLength(1);
  });

  test(`[R18] ${name}: a server killed right after an answer was asked for: the next gives one answer for one lead`, async () => {
    const settings = settingsFor(await freshLocation());
    const first = await startServerProcess(settings);
    const asked = call(first.address).then(
      (response) => response.text(),
      () => undefined,
    );
    const server = await openServer({ settings });
    await expect.poll(async () => (await storedLeads(server)).length).toBe(1);
    first.child.kill("SIGKILL");
    const [lead] = await storedLeads(server);
    const second = await startServer(settings);
    const body = await (await call(second.address)).text();
    expect([JSON.parse(body).id, (await storedLeads(server)).length]).toEqual([lead?.id, 1]);
    expect([body, undefined]).toContain(await asked);
  });

  test(`[R191] ${name}: while a model writes the next version, opening the link shows the one before, and every server answers with the letter`, async () => {
    const settings = settingsFor(await freshLocation());
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let analyses = 0;
    const withModel: typeof makeDossier = async (submission, occasion, onProgress, address = null) => {
      analyses += 1;
      if (submission.machine_count === 19) {
        begun.resolve();
        if (address !== null) await gate.promise;
      }
      return makeDossier(submission, occasion, onProgress, address, modelOf(goodNarrator));
    };
    const [one, other] = [
      await openServer({ settings, externals: { makeDossier: withModel } }),
      await openServer({ settings, externals: { makeDossier: withModel } }),
    ];
    const first = await (await one.analyze()).json();
    const changed = { ...wireAnswers, machine_count: 19, report: first.id };
    const answer = one.analyze(changed, withKey);
    await begun.promise;
    const again = other.analyze(changed, withKey);
    const shown = await Promise.all(
      [one, other].map(async ({ app }) => (await app.request(`/api/reports/${first.id}`)).json()),
    );
    expect(shown.map(({ analysis }) => analysis === first.analysis)).toEqual([true, true]);
    expect((await other.app.request(`/?report=${first.id}&return`)).status).toBe(200);
    gate.resolve();
    const texts = [await (await answer).text(), await (await again).text()];
    expect([new Set(texts).size, analyses, JSON.parse(texts[0] ?? "").engine.kind]).toEqual([1, 2, "model"]);
    const stored = await (await other.app.request(`/api/reports/${first.id}`)).json();
    expect([stored.analysis === JSON.parse(texts[0] ?? "").analysis, stored.receipt]).toEqual([
      true,
      expect.anything(),
    ]);
  });

  test(`[R101] ${name}: a whole server: submit, read back, erase`, async () => {
    const { address } = await startServer(settingsFor(await freshLocation()));
    const { id, analysis } = await (await call(address)).json();
    const stored = await fetch(`${address}/api/reports/${id}`);
    expect([stored.status, (await stored.json()).analysis]).toEqual([200, analysis]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/api/reports/${id}%00`)).status).toBe(404);
    expect((await fetch(`${address}/api/reports/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await fetch(`${address}/api/reports/${id}`)).status).toBe(404);
  });
}
