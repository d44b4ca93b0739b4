import { expect, test } from "vitest";
import { answersIn } from "./short-form.ts";

test("[R197] what the owner no longer knows takes back a yes or no, like any other answer", () => {
  const form = new URLSearchParams("labor_tracking_ready=&late_job_ratio=&variance_tracking_ready=no&unknown=1");
  expect(answersIn(form)).toEqual({ labor_tracking_ready: "", late_job_ratio: "", variance_tracking_ready: false });
});
