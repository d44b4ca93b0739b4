import { exportFormats } from "../src/survey/export-formats.ts";
import { analyzeShop, reportsPath } from "../src/survey/wire.ts";
import { between, usedBy } from "./process-costs.ts";
import type { ServerProcess } from "./server-process.ts";
import { bodies } from "./shops.ts";
import { rounded } from "./table.ts";

const warmUps = 5;
const fetches = 20;

/** CPU of a server, in milliseconds, for a PDF that is fetched for the first time; its thread for files has made some before. */
export async function pdfCost({ port, pid }: Pick<ServerProcess, "port" | "pid">): Promise<number> {
  const origin = `http://127.0.0.1:${port}`;
  const ids: string[] = [];
  while (ids.length < warmUps + fetches) ids.push(await submit(origin, bodies[ids.length % bodies.length] ?? ""));
  for (const id of ids.slice(0, warmUps)) await fetchPdf(origin, id);
  const before = usedBy([pid]);
  for (const id of ids.slice(warmUps)) await fetchPdf(origin, id);
  return rounded((between(before, usedBy([pid])).cpuSeconds * 1000) / fetches, 0);
}

async function submit(origin: string, body: string): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(origin + analyzeShop.path, { method: "POST", headers, body });
  const id = /"id":"([0-9a-f]{32})"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error(`A submission was answered with ${answer.status} and no id`);
  return id;
}

async function fetchPdf(origin: string, id: string): Promise<void> {
  const answer = await fetch(`${origin}${reportsPath}/${id}/${exportFormats.pdf.path}`);
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200 || byteLength === 0) throw new Error(`The PDF of ${id} was answered with ${answer.status}`);
}
