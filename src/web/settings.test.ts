import { expect, test } from "vitest";
import { functionsAddress, readSettings } from "./settings.ts";

test("[R22] the brand comes from the settings in the page", () => {
  const given = {
    productName: "Kerf",
    logoUrl: "/kerf.svg",
    brandColor: "#123456",
    functionsUrl: "/f",
    anonKey: "k",
    pdfAvailable: false,
    privacyUrl: "https://kerf.example/privacy",
    retentionDays: 90,
    embedOrigins: ["https://kerf.example"],
    mailAvailable: true,
    botCheck: true,
  };
  expect(readSettings(JSON.stringify(given))).toEqual(given);
  expect(readSettings(null).productName).toBe("Spindlewise");
});

test.for<readonly [string, string]>([
  ["/functions/v1", "https://shop.example/functions/v1"],
  ["https://abc.functions.example/functions/v1/", "https://abc.functions.example/functions/v1"],
])("[R24] functions at %s are called at %s", ([functionsUrl, address]) => {
  expect(functionsAddress({ ...readSettings(null), functionsUrl }, "https://shop.example/?report=1")).toBe(address);
});
