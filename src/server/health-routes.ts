import type { Services } from "../adapters/services.ts";
import type { AppContext, RequestContext } from "./app-context.ts";

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
    switch (await services.checkDatabase()) {
      case "older-schema":
        return unready("the database has an older schema than this release needs");
      case "moved":
        return unready("the store was moved to PostgreSQL: set DATABASE_URL");
      case "no-room":
        return unready("nothing can be written beside the database: its disk is full, or may only be read");
      case "damaged":
        return unready("the database is damaged: look at its disk, and restore a backup");
      case "too-slow":
        return unready("the database takes too long to answer");
      case "usable":
        return Response.json({ status: "ready", ...(await alsoReported(services)) }, { headers: uncached });
    }
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return unready("the database does not answer");
  }
}

const unready = (status: string): Response => Response.json({ status }, { status: 503, headers: uncached });

/** Deliveries are retried for a day, but the first attempt comes at once; after this long, someone should look. */
const lateSeconds = 15 * 60;

async function alsoReported({ modelHealth, modelName, deliveries, retention }: Services) {
  const model = modelHealth();
  const isHeld = retention()?.kind === "held";
  const { oldestDueSeconds } = await deliveries.counts();
  return {
    ...(model === "not-configured" ? {} : { model }),
    ...(modelName === null ? {} : { model_name: modelName }),
    ...(isHeld ? { retention: "held: see the log" } : {}),
    ...(oldestDueSeconds >= lateSeconds ? { deliveries: "late", oldest_delivery_seconds: oldestDueSeconds } : {}),
  };
}
