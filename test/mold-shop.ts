import type { Submission } from "../src/survey/submission.ts";

/** A shop that states what two of its machines cut, and that wants two more. */
export const moldShop: Partial<Submission> = {
  machine_count: 12,
  machinist_count: 28,
  shift_count: "2",
  shop_type: "High-mix / prototype work",
  schedule_tool: "Excel",
  primary_bottleneck: "Other",
  machine_utilization_known: "Estimate only",
  improvement_goal:
    "Build 63 molds in less than a year; we believe we need two more wire EDM machines and two or three people to do it.",
  pain_invisible:
    "The two wire machines cut about 126 hours a week together and we have taken that as what they can do.",
};
