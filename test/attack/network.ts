import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { analyzeEndpoint } from "../../src/survey/wire/wire.ts";
import { type Attack, createFindings, inParallel, until } from "./attack.ts";
import { ask, idIn, startTarget, submit, type Target } from "./target.ts";

const slowConnections = 400;

export const slowCallers: Attack = {
  name: "slow connections",
  wanted: "400 that never end a request hold up nobody",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget();
    const head = `POST ${analyzeEndpoint.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
    const beginnings = [
      "GET / HTTP/1.1\r\nx: ",
      `${head}content-length: 5000\r\n\r\n{`,
      `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"sho\r\n`,
      "",
    ];
    const sockets = Array.from({ length: slowConnections }, (_, index) => dial(target, beginnings[index % 4] ?? ""));
    const drip = setInterval(() => sockets.forEach((socket) => void (socket.writable && socket.write("a"))), 500);
    let others = 0;
    const isHalfCut = await until(async () => {
      expect((await ask(target, "/healthz", { timeoutMs: 5_000 })).status === 200, "health is silent");
      expect((await submit(target)).status === 200, "a call is refused");
      others += 1;
      return (
        sockets.filter((socket) => !socket.destroyed && socket.readyState === "open").length <= slowConnections / 2
      );
    }, 12_000);
    clearInterval(drip);
    expect(isHalfCut, "most are still open after 12 s");
    for (const socket of sockets) socket.destroy();
    await target.stop();
    return { tried: `${slowConnections} connections, ${others} calls meanwhile`, broke };
  },
};

function dial({ port }: Target, beginning: string): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.resume();
  socket.write(beginning);
  return socket;
}

export const brokenUploads: Attack = {
  name: "uploads that break off",
  wanted: "no 500 in log or metrics",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget();
    await inParallel(200, 20, async () => {
      const socket = dial(
        target,
        `POST ${analyzeEndpoint.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"shop_name":"`,
      );
      await pause(20);
      socket.destroy();
    });
    let metrics = "";
    const isCounted = await until(async () => {
      metrics = (await ask(target, "/metrics")).bytes.toString();
      return /status="499"/.test(metrics);
    });
    expect(isCounted, "no upload counts as broken off by its caller");
    expect(!/status="500"/.test(metrics), "the metrics count a 500");
    expect(!/"level":(?:50|60)/.test(target.written()), "an error stands in the log");
    await target.stop();
    return { tried: "200 uploads", broke };
  },
};

export const hoardedFiles: Attack = {
  name: "one address asks for all files at once",
  wanted: "the other visitor gets theirs",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget();
    const id = idIn(await submit(target));
    const hoard = inParallel(60, 30, async (index) => {
      const { status } = await ask(target, `/api/reports/${id}/${index % 2 === 0 ? "evidence.pdf" : "report.xlsx"}`);
      expect([200, 503].includes(status), `a greedy call gets ${status}`);
    });
    await pause(200);
    const other = await ask(target, `/api/reports/${id}/report.pdf`, { from: "127.0.0.9" });
    expect(other.status === 200, `the other visitor gets ${other.status}`);
    await hoard;
    await target.stop();
    return { tried: "60 files by 30 connections", broke };
  },
};
