import { type Command, Option } from "commander";
import { leadsAsCsv, leadsAsJson } from "../service/reports/list-leads.ts";
import { printAll } from "./output.ts";
import { withStore } from "./stored.ts";

export function addLeads(program: Command): void {
  program
    .command("leads")
    .description("Print the stored leads, the oldest first.")
    .addOption(new Option("--format <format>").choices(["csv", "json"]).default("csv"))
    .action(({ format }: { readonly format: "csv" | "json" }) =>
      withStore((store) => printAll(format === "csv" ? leadsAsCsv(store) : leadsAsJson(store))),
    );
}
