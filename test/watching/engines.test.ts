import { expect, test } from "vitest";
import { metricTable } from "../../src/adapters/monitoring/metric-table.ts";
import { type Engine, engines, settingsFor } from "../contract/engines.ts";
import { openHook } from "../delivery/hook-server.ts";
import { jsonRequest, wireAnswers } from "../server/open-server.ts";
import { startServerProcess } from "../server/start-process.ts";

/** Names and series of a server that has made one report, delivered it and updated its comparison with other shops. */
async function lookAtServerOn({ freshLocation }: Engine) {
  const hook = await openHook();
  const { address } = await startServerProcess({
    ...settingsFor(await freshLocation()),
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: "a-secret-of-more-than-24-characters",
    WEBHOOK_ALLOW_PRIVATE: "on",
  });
  const analyzed = await fetch(`${address}/functions/v1/analyze-shop`, jsonRequest(wireAnswers));
  expect(analyzed.status).toBe(200);
  await analyzed.text();
  await hook.called(1);
  const metrics = async () => (await fetch(`${address}/metrics`)).text();
  await expect.poll(metrics).toContain(`webhook",outcome="delivered"} 1`);
  await expect.poll(metrics).toMatch(/^spindlewise_peers_renewed\S+ \d/m);
  const text = await metrics();
  return {
    names: [...text.matchAll(/^# TYPE (spindlewise_\S+)/gm)].map(([, name = ""]) => name).toSorted(),
    // How often metrics were read doesn't depend on the engine.
    series: [...text.matchAll(/^(spindlewise_\S+) /gm)]
      .map(([, one = ""]) => one)
      .filter((one) => !one.includes("/metrics")),
  };
}

test("[R101] a server on PostgreSQL has the same metrics as one on SQLite, series by series", async () => {
  const [first, ...others] = await Promise.all(engines.map(lookAtServerOn));
  expect(first?.names).toEqual(Object.keys(metricTable).toSorted());
  expect(first?.series).toContain('spindlewise_deliveries{state="waiting"}');
  expect(others).toEqual([first]);
});
