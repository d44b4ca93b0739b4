import fc from "fast-check";
import { expect, test } from "vitest";
import { callerOf, idOf, isOverTls } from "../../src/server/caller.ts";
import { from } from "./open-server.ts";

type Headers = Readonly<Record<string, string>>;
const asked = (headers: Headers) => new Request("http://server/", { headers });
/** Only the address of the socket is read. */
const socket = (address: string) => from(address) as unknown as Parameters<typeof callerOf>[1];
const addressed = (headers: Headers, trustedProxies: number | null, address = "203.0.113.9") =>
  callerOf(asked(headers), socket(address), { trustedProxies }).address;

test.for([
  ["no proxy is trusted: the header does nothing", null, "198.51.100.1", "203.0.113.9"],
  ["one proxy", 1, "198.51.100.1", "198.51.100.1"],
  ["one proxy: what stands before its entry is forged", 1, "10.0.0.1, 198.51.100.1", "198.51.100.1"],
  ["two proxies: the caller stands second from the end", 2, "1.1.1.1, 198.51.100.1, 10.0.0.7", "198.51.100.1"],
  ["two proxies, but only one wrote: somebody came past the first", 2, "198.51.100.1", "203.0.113.9"],
  ["three proxies", 3, "9.9.9.9,198.51.100.1,10.0.0.7,10.0.0.8", "198.51.100.1"],
  ["an address with a port", 1, "198.51.100.1:4711", "198.51.100.1"],
  ["an IPv6 address", 1, "2001:DB8::1", "2001:db8::1"],
  ["an IPv6 address with a port", 1, "[2001:db8::1]:4711", "2001:db8::1"],
  ["an IPv6 address with a zone", 1, "fe80::1%eth0", "fe80::1"],
  ["an IPv4 address in IPv6 clothes", 1, "::ffff:198.51.100.1", "198.51.100.1"],
  ["no address at all", 1, "unknown", "203.0.113.9"],
  ["nothing", 1, "", "203.0.113.9"],
  ["a number that a reader could take for an address", 1, "3325256705", "203.0.113.9"],
  ["an address with leading zeros", 1, "0198.051.0100.01", "203.0.113.9"],
  ["markup", 1, "<script>alert(1)</script>", "203.0.113.9"],
  ["a comma at the end", 1, "198.51.100.1,", "203.0.113.9"],
] as const)("[R109] %s", ([, proxies, header, wanted], { expect }) => {
  expect(addressed({ "x-forwarded-for": header }, proxies)).toBe(wanted);
});

test("[R109] whatever callers write before the entry of the proxy changes nothing", () => {
  const anything = fc.string({ unit: fc.constantFrom(..."0123456789.:,[]% abcdefx") });
  fc.assert(
    fc.property(anything, fc.ipV4(), (forged, proxySaw) => {
      expect(addressed({ "x-forwarded-for": `${forged}, ${proxySaw}` }, 1)).toBe(proxySaw);
      expect(addressed({ "x-forwarded-for": forged }, null)).toBe("203.0.113.9");
    }),
    { seed: 7 },
  );
});

test("[R109] a connection without an address is unknown, and not of a private network", () => {
  expect(callerOf(asked({}), undefined, { trustedProxies: null })).toEqual({ address: "unknown", isPrivate: false });
});

test.for([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.16.0.1", true],
  ["192.168.1.1", true],
  ["169.254.1.1", true],
  ["fd00::1", true],
  ["172.32.0.1", false],
  ["100.64.0.1", false],
  ["8.8.8.8", false],
  ["2001:4860::1", false],
  ["0.0.0.0", false],
] as const)("[R115] %s is of a private network: %j", ([address, isPrivate], { expect }) => {
  expect(callerOf(asked({}), socket(address), { trustedProxies: null }).isPrivate).toBe(isPrivate);
});

test("[R110] TLS is what a trusted proxy says last", () => {
  const header = { "x-forwarded-proto": "https" };
  expect(isOverTls(asked(header), { trustedProxies: null })).toBe(false);
  expect(isOverTls(asked(header), { trustedProxies: 1 })).toBe(true);
  expect(isOverTls(asked({ "x-forwarded-proto": "https, http" }), { trustedProxies: 1 })).toBe(false);
  expect(isOverTls(asked({}), { trustedProxies: 1 })).toBe(false);
});

test.for([
  ["0af7651916cd43dd8448eb211c80319c", "0af7651916cd43dd8448eb211c80319c"],
  ["2F9C1D3E-1111-4222-8333-444455556666", "2f9c1d3e-1111-4222-8333-444455556666"],
  ["ada@shop.example", undefined],
  ["short", undefined],
  ["0".repeat(200), undefined],
] as const)("of a trusted proxy the request id %s is read as %s", ([given, wanted], { expect }) => {
  expect(idOf(asked({ "x-request-id": given }), { trustedProxies: 1 })).toBe(wanted);
  expect(idOf(asked({ "x-request-id": given }), { trustedProxies: null })).toBeUndefined();
});
