import { request } from "node:http";

/**
 * Asks each of the given ports for `/healthz` again and again, each time on a new connection as orchestrators do, until
 * it is told to stop; then tells how long each answer took. A program of its own, so that nothing else holds it up.
 */
const ports = process.argv.slice(2).map(Number);
const every = 100;
const times: Record<number, (number | null)[]> = Object.fromEntries(ports.map((port) => [port, []]));

const timer = setInterval(() => {
  for (const port of ports) ask(port);
}, every);

function ask(port: number): void {
  const begun = performance.now();
  const end = (isAnswered: boolean) => times[port]?.push(isAnswered ? performance.now() - begun : null);
  const asked = request({ host: "127.0.0.1", port, path: "/healthz", agent: false }, (response) => {
    response.on("end", () => end(response.statusCode === 200)).resume();
  });
  asked.on("error", () => end(false)).end();
}

process.once("message", () => {
  clearInterval(timer);
  process.once("beforeExit", () => process.send?.(times, undefined, undefined, () => process.disconnect?.()));
  process.channel?.unref();
});
