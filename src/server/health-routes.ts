import type { Services } from "../adapters/services.ts";
import type { AppContext, RequestContext } from "./app-context.ts";
import { retentionHeld, unreadyWords } from "./server.words.ts";

const uncached = { "cache-control": "no-store" };

/** Whether the process is alive. Checks nothing else, because a slow server is still alive. */
export const healthRoute = (): Response => Response.json({ status: "alive" }, { headers: uncached });

/**
 * Whether it can work: it isn't stopping, and the database has our schema and can be read and written. Also reports the
 * language model's name and state, if there is one, and late deliveries; reports are complete without either, so neither makes a
 * server unready.
 */
export async function readyRoute(
  _context: RequestContext,
  { services, isStopping, log }: AppContext,
): Promise<Response> {
  if (isStopping()) return unready("stopping");
  try {
    const state = await services.checkDatabase();
    if (state !== "usable") return unready(state);
    return Response.json({ status: "ready", ...(await alsoReported(services)) }, { headers: uncached });
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return unready("silent");
  }
}

const unready = (why: keyof typeof unreadyWords): Response =>
  Response.json({ status: unreadyWords[why] }, { status: 503, headers: uncached });

/** Deliveries are retried for a day, but the first attempt comes at once; after this long, someone should look. */
const lateSeconds = 15 * 60;

async function alsoReported({ checkModel, modelName, deliveries, retention }: Services) {
  const model = checkModel();
  const isHeld = retention()?.kind === "held";
  const { oldestDueSeconds } = await deliveries.counts();
  return {
    ...(model === "not-configured" ? {} : { model }),
    ...(modelName === null ? {} : { model_name: modelName }),
    ...(isHeld ? { retention: retentionHeld } : {}),
    ...(oldestDueSeconds >= lateSeconds ? { deliveries: "late", oldest_delivery_seconds: oldestDueSeconds } : {}),
  };
}
