import { expect, test } from "vitest";
import { type DraftStorage, draftIn } from "./draft.ts";

/** A device whose storage holds one text, and may be full. */
function device(text: string | null = null, isFull = false) {
  const held = { text };
  const storage: DraftStorage = {
    getItem: () => held.text,
    setItem: (_, written) => {
      if (isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      held.text = written;
    },
    removeItem: () => {
      held.text = null;
    },
  };
  return { held, storage };
}
const values = { shop_name: "Cedar", tech_stack: ["JobBOSS"] };
const noon = "2026-11-21T12:00:00.000Z";

test("[G6] what is kept on the device is there on the next visit, with its time", () => {
  const { storage } = device();
  expect(draftIn(storage).keep(values, noon)).toBe(true);
  const next = draftIn(storage);
  expect(next.latest()).toEqual(values);
  expect(next.restoredFrom()).toBe(noon);
});

test.for([
  ["no storage", null],
  ["a full one", device(null, true).storage],
] as const)("[G6] with %s the answers last while the page is open, and it says so", ([, storage]) => {
  const draft = draftIn(storage);
  expect(draft.keep(values, noon)).toBe(false);
  expect(draft.latest()).toEqual(values);
});

test.for(["{", "null", "[]", '{"version":9,"savedAt":"x","values":{}}', '{"version":1,"savedAt":"x","values":null}'])(
  "[G6] a stored text that is no draft is no draft: %s",
  (text) => {
    expect(draftIn(device(text).storage).latest()).toEqual({});
  },
);

test("[G6] a name the form does not know stays in the draft, a value of no use does not", () => {
  const stored = { version: 1, savedAt: noon, values: { ...values, from_a_later_version: "kept", odd: 7 } };
  expect(draftIn(device(JSON.stringify(stored)).storage).latest()).toEqual({ ...values, from_a_later_version: "kept" });
});

const open = { key: "k1", sent: '{"machine_count":18}' };

test("[M52] a submission that was begun is there on the next visit, with its answers", () => {
  const { storage } = device();
  const draft = draftIn(storage);
  draft.keep(values, noon);
  draft.keepOpen(open);
  draft.keep({ ...values, notes: "More" }, noon);
  expect(draftIn(storage).open()).toEqual(open);
  expect(draftIn(storage).latest()).toEqual({ ...values, notes: "More" });
});

test("[M52] it goes with the answers: when they are erased, and when they were sent and answered", () => {
  const { held, storage } = device();
  for (const end of ["erase", "wasSent"] as const) {
    const draft = draftIn(storage);
    draft.keep(values, noon);
    draft.keepOpen(open);
    draft[end]();
    expect([held.text, draft.open(), draftIn(storage).open()]).toEqual([null, null, null]);
  }
});

test.for([
  ["no storage", null],
  ["a full one", device(null, true).storage],
] as const)("[M52] with %s it lasts while the page is open", ([, storage]) => {
  const draft = draftIn(storage);
  draft.keepOpen(open);
  expect(draft.open()).toEqual(open);
});

test.for([undefined, null, "k1", { key: 1, sent: "" }])("[M52] a stored %j is no open submission", (odd) => {
  const stored = { version: 1, savedAt: noon, values, open: odd };
  const draft = draftIn(device(JSON.stringify(stored)).storage);
  expect([draft.open(), draft.latest()]).toEqual([null, values]);
});

test("[G10] answers that were sent leave the device at once and the page when something new begins", () => {
  const { held, storage } = device();
  const draft = draftIn(storage);
  draft.keep(values, noon);
  draft.wasSent();
  expect(held.text).toBeNull();
  expect(draft.latest()).toEqual(values);
  draft.forgetSent();
  expect(draft.latest()).toEqual({});
});

test("[G10] answers that were not sent stay when something new begins, as after a sample preview", () => {
  const draft = draftIn(device().storage);
  draft.keep(values, noon);
  draft.forgetSent();
  expect(draft.latest()).toEqual(values);
});
