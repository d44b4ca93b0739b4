import { isStale } from "../scripts/stale.mjs";

if (isStale()) throw new Error("dist is older than its sources. Run `npm run build`.");

/** The server, as `npm start` and the image run it. */
export const serverProgram = "dist/server/serve.js";

/** The command line tool, as an installed server has it. */
export const toolProgram = "dist/server/spindlewise.js";
