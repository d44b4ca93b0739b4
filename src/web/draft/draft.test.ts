import fc from "fast-check";
import { expect, test } from "vitest";
import { draftIn, draftKey } from "./draft.ts";
import type { DraftStorage } from "./draft-device.ts";
import type { Spot } from "./draft-spot.ts";
import type { FormValues } from "./draft-stored.ts";

/** A device whose storage holds texts, and may be full or forbidden. */
function device(text: string | null = null, fault: "none" | "full" | "forbidden" = "none") {
  const held = new Map(text === null ? [] : [[draftKey, text]]);
  const refuse = (name: string) => {
    throw new DOMException("Refused", name);
  };
  const storage: DraftStorage = {
    getItem: (key) => (fault === "forbidden" ? refuse("SecurityError") : (held.get(key) ?? null)),
    setItem: (key, written) => {
      if (fault !== "none") refuse("QuotaExceededError");
      held.set(key, written);
    },
    removeItem: (key) => void (fault === "forbidden" ? refuse("SecurityError") : held.delete(key)),
  };
  return { held, storage };
}
const values = { shop_name: "Cedar", tech_stack: ["JobBOSS"] };
const noon = "2026-11-21T12:00:00.000Z";
const at = { now: noon, openMs: 5_000 };
const stored = (draft: object) => device(JSON.stringify(draft)).storage;
/** What a device holds when a draft of these fields has been opened and kept again. */
function keptAgain(draft: object): Record<string, unknown> {
  const { held, storage } = device(JSON.stringify(draft));
  const opened = draftIn(storage);
  opened.keep(opened.latest(), at);
  return JSON.parse(held.get(draftKey) ?? "null");
}

test("[R12] what is kept on the device is there on the next visit, with its time", () => {
  const { storage } = device();
  expect(draftIn(storage).keep(values, at)).toBe("on-device");
  const next = draftIn(storage);
  expect([next.latest(), next.restoredFrom(), next.openMs()]).toEqual([values, noon, 5_000]);
});

test("[R12] any text survives, character for character", () => {
  const text = fc.string({ unit: "binary", maxLength: 2_000 });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(text, fc.array(text))), (anything) => {
      const { storage } = device();
      const typed = anything as FormValues;
      draftIn(storage).keep(typed, at);
      expect(Object.entries(draftIn(storage).latest())).toEqual(Object.entries(typed));
    }),
    { seed: 21, numRuns: 30 },
  );
});

test.for([
  ["no storage", null],
  ["a full one", device(null, "full").storage],
  ["a forbidden one", device(null, "forbidden").storage],
] as const)("[R12] with %s the answers last while the page is open, and it says so at once", ([, storage]) => {
  const draft = draftIn(storage);
  expect(draft.canKeep).toBe(false);
  expect(draft.keep(values, at)).toBe("in-page");
  draft.keepOpen(open);
  draft.keepSpot(spot);
  expect([draft.latest(), draft.open(), draft.spot()]).toEqual([values, open, spot]);
});

test("[R12] checking the storage leaves nothing on the device", () => {
  const { held, storage } = device();
  expect(draftIn(storage).canKeep).toBe(true);
  expect(held.size).toBe(0);
});

test.for([
  "{",
  "null",
  "[]",
  '"text"',
  '{"version":"2","values":{}}',
  '{"version":0.5,"values":{}}',
  '{"version":-1,"values":{}}',
  '{"version":1,"savedAt":"x","values":null}',
])("[R14] a stored text that isn't a draft isn't a draft: %s", (text) => {
  const draft = draftIn(device(text).storage);
  expect([draft.latest(), draft.restoredFrom()]).toEqual([{}, null]);
});

test("[R14] a draft of the first release is read; its started submission keeps the key and waits for a click", () => {
  const first = { version: 1, savedAt: noon, values, open: { key: "k1", sent: '{"machine_count":18}' } };
  const draft = draftIn(stored(first));
  expect([draft.latest(), draft.restoredFrom()]).toEqual([values, noon]);
  expect(draft.open()).toEqual({ key: "k1", sent: '{"machine_count":18}', wantsMail: false, isWaitedFor: false });
});

test("[R14] a draft of a later release is read as far as possible and written back whole", () => {
  const later = { version: 9, savedAt: noon, values: { ...values, new_question: { a: 1 } }, open: null, mood: "good" };
  expect(draftIn(stored(later)).latest()).toEqual(values);
  expect(keptAgain(later)).toEqual({ ...later, openMs: 5_000 });
});

test("[R14] a name that the form does not know stays in the draft, and so does a value it cannot show", () => {
  const draft = { version: 1, savedAt: noon, values: { ...values, from_a_later_version: "kept", odd: 7 } };
  expect(draftIn(stored(draft)).latest()).toEqual({ ...values, from_a_later_version: "kept" });
  expect(keptAgain(draft).values).toEqual(draft.values);
});

test.for(["", "yesterday", 7, null])("[R14] a time that isn't one (%j) costs only the time", (savedAt) => {
  const draft = draftIn(stored({ version: 2, savedAt, values }));
  expect([draft.latest(), draft.restoredFrom()]).toEqual([values, ""]);
});

test("[R14] no stored text at all makes opening or keeping fail", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const draft = draftIn(device(text).storage);
      draft.keep(draft.latest(), at);
      expect(draft.otherTab()).toBeNull();
    }),
    { seed: 23, numRuns: 100 },
  );
});

const open = { key: "k1", sent: '{"machine_count":18}', wantsMail: true, isWaitedFor: true };

test("[R19] a submission that was begun is there on the next visit, with its answers", () => {
  const { storage } = device();
  const draft = draftIn(storage);
  draft.keep(values, at);
  draft.keepOpen(open);
  draft.keep({ ...values, notes: "More" }, at);
  expect(draftIn(storage).open()).toEqual(open);
  expect(draftIn(storage).latest()).toEqual({ ...values, notes: "More" });
});

test("[R19] it goes with the answers: when they are erased, and when they were sent and answered", () => {
  const { held, storage } = device();
  for (const end of ["erase", "wasSent"] as const) {
    const draft = draftIn(storage);
    draft.keep(values, at);
    draft.keepSpot(spot);
    draft.keepOpen(open);
    draft[end]();
    expect([held.size, draft.open(), draftIn(storage).open()]).toEqual([0, null, null]);
  }
});

test.for([undefined, null, "k1", { key: 1, sent: "" }, { ...open, sent: "[]" }, { ...open, sent: '{"a":{}}' }])(
  "[R19] a stored %j isn't an open submission",
  (odd) => {
    const draft = draftIn(stored({ version: 2, savedAt: noon, values, open: odd }));
    expect([draft.open(), draft.latest()]).toEqual([null, values]);
  },
);

test("[R26] answers that were sent leave the device at once and the page when something new begins", () => {
  const { held, storage } = device();
  const draft = draftIn(storage);
  draft.keep(values, at);
  draft.wasSent();
  expect(held.size).toBe(0);
  expect(draft.latest()).toEqual(values);
  draft.forgetSent();
  expect(draft.latest()).toEqual({});
});

test("[R26] answers that were not sent stay when something new begins, as after a sample preview", () => {
  const draft = draftIn(device().storage);
  draft.keep(values, at);
  draft.forgetSent();
  expect(draft.latest()).toEqual(values);
});

const spot: Spot = {
  top: { field: "machine_count", offset: 81.5 },
  focus: { name: "shift_count", choice: "2", caret: null },
};

test("[R12] the position on the form is there on the next visit, once there are answers", () => {
  const { held, storage } = device();
  const draft = draftIn(storage);
  draft.keepSpot(spot);
  expect(held.size).toBe(0);
  draft.keep(values, at);
  draft.keepSpot(spot);
  expect(draftIn(storage).spot()).toEqual(spot);
});

test("[R14] an answer of one tab is not overwritten by another that does not know it", () => {
  const { storage } = device();
  const [here, there] = [draftIn(storage), draftIn(storage)];
  there.keep({ shop_name: "There" }, at);
  expect(here.otherTab()).toBe("changed");
  expect(here.keep({ shop_name: "Here" }, at)).toBe("held-back");
  expect(draftIn(storage).latest()).toEqual({ shop_name: "There" });
  expect(there.otherTab()).toBeNull();
});

test("[R14] the visitor decides: use the other tab's answers, or keep the ones here", () => {
  const { storage } = device();
  const [here, there] = [draftIn(storage), draftIn(storage)];
  there.keep({ shop_name: "There" }, at);
  here.loadStored();
  expect([here.latest(), here.otherTab()]).toEqual([{ shop_name: "There" }, null]);

  here.keep({ shop_name: "Here" }, at);
  expect(there.keep({ shop_name: "There" }, at)).toBe("held-back");
  expect(there.overwriteStored()).toBe("on-device");
  expect(draftIn(storage).latest()).toEqual({ shop_name: "There" });
  expect(here.otherTab()).toBe("changed");
});

test("[R14] answers sent or erased in one tab do not come back by another that did not know", () => {
  const { held, storage } = device();
  for (const end of ["erase", "wasSent"] as const) {
    const here = draftIn(storage);
    here.keep(values, at);
    const there = draftIn(storage);
    there[end]();
    expect([here.otherTab(), here.keep(values, at), held.size]).toEqual(["removed", "held-back", 0]);
  }
});

test("[R14] sending in one tab leaves alone what another has written since", () => {
  const { storage } = device();
  const [here, there] = [draftIn(storage), draftIn(storage)];
  there.keep({ shop_name: "There" }, at);
  here.wasSent();
  expect(draftIn(storage).latest()).toEqual({ shop_name: "There" });
});

test("[R14] looking around in a tab changes no answer", () => {
  const { storage } = device();
  const here = draftIn(storage);
  here.keep(values, at);
  draftIn(storage).keepSpot(spot);
  expect(here.otherTab()).toBeNull();
});
