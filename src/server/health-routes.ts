import type { House, HouseContext } from "./house.ts";

const uncached = { "cache-control": "no-store" };

/** Whether the process lives. */
export const healthRoute = (): Response => Response.json({ status: "alive" }, { headers: uncached });

/**
 * Whether it can work: it is not being stopped, and the database answers. It also says how the language model is, where
 * there is one; without it the reports are complete, so that it makes nothing unready.
 */
export async function readyRoute(_context: HouseContext, { services, isStopping, log }: House): Promise<Response> {
  if (isStopping()) return Response.json({ status: "stopping" }, { status: 503, headers: uncached });
  try {
    await services.checkDatabase();
    const model = services.modelHealth();
    const body = model === "not-configured" ? { status: "ready" } : { status: "ready", model };
    return Response.json(body, { headers: uncached });
  } catch (error) {
    log.error({ err: error }, "the database does not answer");
    return Response.json({ status: "the database does not answer" }, { status: 503, headers: uncached });
  }
}
