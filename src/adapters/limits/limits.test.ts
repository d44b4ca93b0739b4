import { expect, test } from "vitest";
import { createLimits, networkOf } from "./limits.ts";
import { rateLimitClient } from "./rate-limit-client.ts";

test.for([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["2001:db8::5:6:7:8:9", "2001:db8:0:5"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8:1::2:3:4:5", "2001:db8:1:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
] as const)("[R107] the address %s is counted as %s", ([address, network], { expect }) => {
  expect(networkOf(address)).toBe(network);
});

test("[R107] two addresses of one IPv6 subscriber share a limit", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2:ffff::2"));
});

test("[R107] a site with its own /48 may do what twenty subscribers may, and no more", async () => {
  const { analyses } = createLimits(2, { shared: null, refused: () => {} });
  const kinds = [];
  for (let network = 0; network < 50; network += 1) {
    kinds.push((await analyses(`2001:db8:1:${network.toString(16)}::1`)).kind);
  }
  expect(kinds.filter((kind) => kind === "admitted").length).toBe(40);
  expect((await analyses("2001:db8:2:1::1")).kind).toBe("admitted");
});

test("[R107] what was given back may be used again", async () => {
  const { files } = createLimits(1, { shared: null, refused: () => {} });
  for (let ask = 0; ask < 50; ask += 1) {
    const admission = await files("192.0.2.1");
    expect(admission.kind).toBe("admitted");
    if (admission.kind === "admitted") await admission.giveBack?.();
  }
});

test("[R107] what was refused uses nothing of what is given back later", async () => {
  const { files } = createLimits(1, { shared: null, refused: () => {} });
  const asked = await Promise.all(Array.from({ length: 30 }, () => files("2001:db8::1")));
  const admitted = asked.filter((one) => one.kind === "admitted");
  expect(admitted.length).toBe(20);
  for (const { giveBack } of admitted.slice(0, 15)) await giveBack?.();
  const again = await Promise.all(Array.from({ length: 20 }, () => files("2001:db8::1")));
  expect(again.filter(({ kind }) => kind === "admitted").length).toBe(15);
});

test("[R107] each thing has its own count, in proportion to the analyses; requests never fewer than 3000", async () => {
  const refused: string[] = [];
  const limits = createLimits(1, { shared: null, refused: (limit) => refused.push(limit) });
  const times = async (limit: keyof typeof limits, count: number) => {
    const kinds = await Promise.all(Array.from({ length: count }, async () => (await limits[limit]("192.0.2.1")).kind));
    return kinds.filter((kind) => kind === "admitted").length;
  };
  expect(await times("analyses", 3)).toBe(1);
  expect(await times("previews", 12)).toBe(10);
  expect(await times("requests", 3001)).toBe(3000);
  expect(refused).toEqual(["analyses", "analyses", "previews", "previews", "requests"]);
});

test("[R107] without a limit nothing is counted", async () => {
  const limits = createLimits(null, { shared: null, refused: () => expect.unreachable() });
  for (const limit of Object.values(limits)) expect(await limit("192.0.2.1")).toEqual({ kind: "admitted" });
});

test.for([
  ["is away", () => Promise.reject(new Error("connection refused"))],
  ["does not answer in time", () => new Promise<never>(() => {})],
] as const)("[R107] when the shared database %s, the server counts alone", async ([, query], { expect }) => {
  let fallbacks = 0;
  const shared = rateLimitClient({ query }, "key", () => (fallbacks += 1), 5);
  const { analyses } = createLimits(2, { shared, refused: () => {} });
  const kinds = [];
  for (let ask = 0; ask < 3; ask += 1) kinds.push((await analyses("192.0.2.1")).kind);
  expect(kinds).toEqual(["admitted", "admitted", "refused"]);
  // Three counts, and taking back the one that was refused.
  expect(fallbacks).toBe(4);
});
