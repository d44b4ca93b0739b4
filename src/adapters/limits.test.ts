import { expect, test } from "vitest";
import { networkOf } from "./limits.ts";

test.for([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
] as const)("[C11] the address %s is counted as %s", ([address, network], { expect }) => {
  expect(networkOf(address)).toBe(network);
});

test("[C11] two addresses of one IPv6 subscriber share a limit", () => {
  expect(networkOf("2001:db8:1:2::1")).toBe(networkOf("2001:db8:1:2:ffff::2"));
});
