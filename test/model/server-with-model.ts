import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Fault, goodModel, modelWith } from "../../src/adapters/fake-model/faults.ts";
import { type ReceivedRequest, startFakeModel } from "../../src/adapters/fake-model/server.ts";
import { modelToUse } from "../../src/adapters/model/find-local.ts";
import { openNarrator } from "../../src/adapters/model/open-narrator.ts";
import { createLog } from "../../src/adapters/monitoring/log.ts";
import { type Environment, readConfig } from "../../src/adapters/settings/config.ts";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import type { Diagnosis } from "../../src/diagnosis/diagnosis.ts";
import type { Observation } from "../../src/diagnosis/evidence/observation.ts";
import { composeBrief } from "../../src/report/brief/compose-brief.ts";
import { renderHtml } from "../../src/report/render-html.ts";
import { serve } from "../../src/server/serve.ts";
import { evidenceAt } from "../../src/service/analyze/render-response.ts";
import { readWithModel } from "../../src/service/model/reading/read-with-model.ts";
import type { Receipt } from "../../src/service/model/receipt.ts";
import type { Submission } from "../../src/survey/submission.ts";
import type { AnalyzeResponse } from "../../src/survey/wire/response.ts";
import { analyzeEndpoint, toWire } from "../../src/survey/wire/wire.ts";
import { putDatabase } from "../migrated-file.ts";
import { jsonRequest } from "../server/open-server.ts";

/** A key that is in the headers of every question and nowhere else. */
export const key = "sk-only-for-the-provider-5150";

interface Given {
  /** What the model does wrong with every question. */
  readonly fault?: Fault;
  /** What it does wrong with the first ones. */
  readonly first?: { readonly faults: readonly Fault[]; readonly times: number };
  readonly settings?: Environment;
}

export interface Answered extends Omit<AnalyzeResponse, "diagnosis" | "id"> {
  readonly id: string;
  readonly diagnosis: Diagnosis;
  readonly receipt?: Receipt;
}

/** Faults that only a timeout ends. */
const silent: readonly Fault[] = ["no-first-byte", "stall"];

/** A listening server whose model is the stand-in behind a socket. Everything between the two is the real code. */
export async function startServerWithModel({ fault, first, settings = {} }: Given = {}) {
  const received: ReceivedRequest[] = [];
  const logLines: string[] = [];
  const folder = mkdtempSync(join(tmpdir(), "spindlewise-model-"));
  await putDatabase(folder);
  const standIn = await startFakeModel({ ...first, onRequest: (one) => void received.push(one) });
  const config = readConfig({
    ...{ PORT: "0", HOST: "127.0.0.1", RATE_LIMIT: "off", PEERS: "off", DATA_DIR: folder, STOP_TIMEOUT_S: "1" },
    ...{ AI_PROVIDER: "openai-compatible", AI_BASE_URL: standIn.baseUrl, AI_API_KEY: key, AI_DAILY_TOKENS: "off" },
    ...{ AI_MODEL: fault === undefined ? goodModel : modelWith(fault) },
    // A model that answers gets as much time as a busy machine needs.
    ...(silent.some((one) => one === fault) && { AI_TIMEOUT_S: "6", AI_SECTION_TIMEOUT_S: "1" }),
    ...{ AI_DAILY_TOKENS_PER_ADDRESS: "off", AI_PARALLEL: "20" },
    ...settings,
  });
  const log = createLog("trace", { write: (line: string) => void logLines.push(line) });
  const running = await serve(config, log, { now: () => new Date(`${today}T08:00:00Z`) });
  return {
    config,
    received,
    logLines,
    questions: () => received.filter(({ path }) => path === "/v1/chat/completions"),
    analyze: async (submission: Submission): Promise<Answered> => {
      const url = `http://127.0.0.1:${running.port}${analyzeEndpoint.path}`;
      const response = await fetch(url, jsonRequest(toWire(submission)));
      if (response.status !== 200) throw new Error(`answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
    get: (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`),
    /** What the model was found to have read, asked again on its own. */
    readAgain: async (submission: Submission): Promise<readonly Observation[]> => {
      const narrator = openNarrator(await modelToUse(config.model, log), { log });
      if (narrator === undefined) throw new Error("No model is set");
      const { observations } = await readWithModel(submission, narrator, "192.0.2.1", AbortSignal.timeout(60_000));
      narrator.close();
      return observations;
    },
    /** The report the rules make under the id of an answer, also of a diagnosis with what someone else read. */
    rulesReport: (id: string, submission: Submission, diagnosis = diagnose(submission)): string =>
      renderHtml(composeBrief(submission, diagnosis, { date: today, brand: config.brand }), evidenceAt(id)),
    stop: async () => {
      await running.stop();
      await standIn.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type ServerWithModel = Awaited<ReturnType<typeof startServerWithModel>>;

const today = "2026-11-21";
