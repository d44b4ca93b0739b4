import type { Occasion } from "../src/report/occasion.ts";
import { type Field, fields, questionOf } from "../src/survey/questionnaire.ts";
import { readAnswers } from "../src/survey/read-answers.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { Submission } from "../src/survey/submission.ts";

/** The least a shop can say; none of it speaks for or against a theme. */
export const silentShop: Submission = {
  shop_name: sampleShop.shop_name,
  owner_name: sampleShop.owner_name,
  owner_email: sampleShop.owner_email,
  machine_count: 10,
  shift_count: "1",
  primary_bottleneck: "Other",
  schedule_tool: "Other",
};

/** A shop that measures and meets its dates: worked example B, with the systems that go with it. */
export const tidyShop: Submission = {
  shop_name: "Halden & Sons Machining",
  owner_name: "Priya Halden",
  owner_email: "priya@halden.example",
  machine_count: 12,
  machinist_count: 10,
  erp_user_count: 9,
  shift_count: "1",
  shop_type: "Medium-mix batches",
  operator_specialization: "No",
  tech_stack: ["ProShop", "Datanomix"],
  lights_out: true,
  tv_monitors: true,
  primary_bottleneck: "Materials",
  typical_delay_cause: ["Supplier delays"],
  late_job_ratio: "0–5%",
  overtime_dependency: "Rarely",
  schedule_tool: "ERP native",
  scheduling_ownership: "Production Manager / Planner",
  setup_time_variability: "Very consistent",
  quoting_accuracy: "Historical data",
  machine_utilization_known: "Yes (telemetry)",
  downtime_tracking: "Yes, via telemetry (Datanomix, Amper, MachineMetrics)",
  wip_visibility: "ERP",
  shipping_dwell: "0–1 day",
  current_kpi_tracking: ["OTD %", "Spindle Utilization %", "Scrap %", "Setup vs Est %"],
  shop_rate_known: "Estimate",
  shop_rate_value: 95,
  schedule_tracking_ready: true,
  labor_tracking_ready: true,
  variance_tracking_ready: true,
  financial_sync_ready: true,
  maintenance_tracking_ready: true,
};

/** A shop that answered only what is required. */
export const sparseShop: Submission = {
  shop_name: "Lot 9",
  owner_name: "R. Ortiz",
  owner_email: "r@lot9.example",
  machine_count: 3,
  shift_count: "2",
  primary_bottleneck: "Other",
  schedule_tool: "Whiteboard",
};

const nasty = `<script>alert(1)</script> "quotes" 'single' & <b>bold</b> </title></style> ${"x".repeat(60)} مرحبا بالعالم \u202e إلى 😀🔩 五轴加工中心 >= ≥ =SUM(A1)`;

/** What a stranger may type: markup, quotes, a very long word, every direction and script. */
export const hostileShop: Submission = {
  ...sampleShop,
  shop_name: `<img src=x onerror=alert(1)> "Müller" & Söhne`,
  owner_name: "</title><script>alert(2)</script>",
  top_customers_industries: nasty.slice(0, 200),
  improvement_goal: `${nasty} setups take forever ${"y".repeat(500)}`,
  success_metric: nasty,
  pain_invisible: `We search for tools <u>all day</u>. ${nasty}`,
  notes: "W".repeat(2000),
  current_kpi_tracking: ["OTD %", `Other: <i>our own</i>, "cost" & 'more'`],
};

/** Every question answered at full length, every choice checked: the largest report there is. */
export const fullShop: Submission = {
  ...sampleShop,
  ...Object.fromEntries(fields.flatMap((field) => (longest(field) === null ? [] : [[field, longest(field)]]))),
};

function longest(field: Field): string | readonly string[] | null {
  const question = questionOf(field);
  switch (question.kind) {
    case "line":
      return "<&> ".repeat(Math.floor((question.maxLength ?? 100) / 4));
    case "prose":
      return "<&> setups ".repeat(Math.floor(question.maxLength / 11));
    case "anyOf":
      return question.choices.filter((choice) => choice !== "Other");
    case "email":
    case "count":
    case "amount":
    case "oneOf":
    case "yesNo":
      return null;
  }
}

/** The day and the brand of the reports in test/golden. */
export const occasion: Occasion = {
  date: "2026-11-21",
  brand: { productName: "Spindlewise", logoUrl: null, color: "#0b6470", contact: null },
};

/** The submission that answers are read as. Throws if they are refused. */
export function submissionOf(answers: unknown): Submission {
  const read = readAnswers(answers);
  if (read.kind !== "submission") throw new Error(JSON.stringify(read.problems));
  return read.submission;
}
