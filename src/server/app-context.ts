import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Logger } from "../adapters/monitoring/log.ts";
import type { Services } from "../adapters/services.ts";
import type { Config } from "../adapters/settings/config.ts";
import type { Asset } from "./asset.ts";
import type { Page } from "./page.ts";

/** Everything the routes need, created once at startup. */
export interface AppContext {
  readonly config: Config;
  readonly services: Services;
  readonly log: Logger;
  /** The built page; `undefined` if it hasn't been built. */
  readonly page: Page | undefined;
  /** Files generated from code and brand settings, by path, each made on first request. */
  readonly generatedFiles: ReadonlyMap<string, () => Promise<Asset>>;
  /** Whether the server is stopping and takes no new work. */
  readonly isStopping: () => boolean;
}

export interface AppEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { requestId: string };
}

export type RequestContext = Context<AppEnv>;
