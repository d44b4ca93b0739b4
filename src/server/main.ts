import { runServer } from "./run.ts";

try {
  await runServer(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
