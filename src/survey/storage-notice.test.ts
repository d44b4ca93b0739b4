import { expect, test } from "vitest";
import { keptUntil, storageNotice } from "./storage-notice.ts";

test.for([
  ["2026-11-21T10:00:00.000Z", 365, "2027-11-21"],
  ["2026-11-21T23:59:59.999Z", 1, "2026-11-22"],
  ["2026-11-21T10:00:00.000Z", null, null],
] as const)("[R151] what came at %s and is kept %s days is kept until %s", ([at, days, until]) => {
  expect(keptUntil(at, days)).toBe(until);
});

test("[R151] the notice says what is stored, until when, and how to erase it", () => {
  expect(storageNotice("November 21, 2027", "click “Erase”")).toEqual({
    what: "We keep your answers, your contact details and this report. We may use its figures, without your name, in comparisons of 20 or more shops.",
    until: "We erase them on November 21, 2027.",
    erase: "To erase everything now, click “Erase”. You can’t undo this. Emails not sent yet are canceled.",
  });
  expect(storageNotice(null, "click “Erase”").until).toBe("We keep them until you erase them or ask us to.");
});
