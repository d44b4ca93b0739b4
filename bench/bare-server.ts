import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers at once and does nothing else: how long it takes is what the machine itself takes. */
const server = createServer((_request, response) => void response.end("alive"));
process.on("SIGTERM", () => process.exit(0));
server.listen(0, "127.0.0.1", () => {
  console.log(`The bare server is ready at http://localhost:${(server.address() as AddressInfo).port}`);
});
