import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "../adapters/monitoring/log.ts";
import type { Config } from "../adapters/settings/config.ts";
import type { Services } from "../adapters/wire-up.ts";
import type { Asset } from "./asset.ts";
import type { Page } from "./page.ts";

/** All that the routes need. Made once, when the server starts. */
export interface AppContext {
  readonly config: Config;
  readonly services: Services;
  readonly log: Logger;
  /** The built page; `undefined` when it has not been built. */
  readonly page: Page | undefined;
  /** Files made of code and brand, by their paths. */
  readonly made: ReadonlyMap<string, Asset>;
  /** Whether the server has begun to stop: it then takes no new work. */
  readonly isStopping: () => boolean;
}

export interface AppEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { requestId: string };
}

export type RequestContext = Context<AppEnv>;
