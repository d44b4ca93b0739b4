import { expect, test } from "vitest";
import { readTrace } from "../../bench/flush-trace.ts";

const trace = (...lines: readonly string[]) => readTrace(lines.join("\n"), "store-wal");

test("a trace tells for each call how often the log was flushed before its answer", () => {
  expect(
    trace(
      '10 1.0 read(20<TCP:[1]>, "POST /functions/"..., 65536) = 900',
      '10 1.1 pwrite64(21</data/store-wal>, "x"..., 4096, 0) = 4096',
      "11 1.2 fdatasync(21</data/store-wal> <unfinished ...>",
      "11 1.3 <... fdatasync resumed>) = 0",
      '10 1.4 writev(20<TCP:[1]>, [{iov_base="HTTP/1.1 200 OK"..., iov_len=9}], 1) = 9',
    ),
  ).toEqual({ kind: "traced", flushes: [1], unflushed: 0 });
});

test("an answer before the flush ended, or with a write after it, is seen", () => {
  const call = '10 1.0 read(20<TCP:[1]>, "POST /functions/"..., 65536) = 900';
  const write = '10 1.1 pwrite64(21</data/store-wal>, "x"..., 4096, 0) = 4096';
  const answer = '10 1.3 write(20<TCP:[1]>, "HTTP/1.1 200 OK"..., 900) = 900';
  const late = ["11 1.2 fdatasync(21</data/store-wal> <unfinished ...>", answer, "11 1.4 <... fdatasync resumed>) = 0"];
  expect(trace(call, write, ...late)).toEqual({ kind: "traced", flushes: [0], unflushed: 1 });
  const other = "10 1.2 fdatasync(22</data/another-file>) = 0";
  expect(trace(call, write, other, answer)).toEqual({ kind: "traced", flushes: [0], unflushed: 1 });
  const failed = "10 1.2 fdatasync(21</data/store-wal>) = -1 EIO (Input/output error)";
  expect(trace(call, write, failed, answer)).toEqual({ kind: "traced", flushes: [0], unflushed: 1 });
});
