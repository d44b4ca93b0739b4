import { type Command, Option } from "commander";
import { isAsked, type Question, sections } from "../survey/question.ts";
import { fields, questionOf } from "../survey/questionnaire.ts";
import { answerWords as words } from "./cli.words.ts";
import { printAll } from "./output.ts";

export function addQuestions(program: Command): void {
  program
    .command("questions")
    .description("Print the questionnaire: fields, choices, limits.")
    .addOption(new Option("--format <format>").choices(["text", "json"]).default("text"))
    .action(({ format }: { readonly format: "text" | "json" }) =>
      printAll([format === "json" ? questionsAsJson() : questionsAsText()]),
    );
}

const questionsAsJson = (): string =>
  `${JSON.stringify(
    fields.map((field) => ({ field, ...questionOf(field) })),
    null,
    2,
  )}\n`;

/** The questions by section; fields that are accepted but not asked come last. */
function questionsAsText(): string {
  return [...sections, null].map((section) => `${section ?? "Accepted, not asked"}\n${linesOf(section)}\n`).join("\n");
}

function linesOf(section: Question["section"]): string {
  return fields
    .filter((field) => questionOf(field).section === section)
    .map((field) => {
      const question = questionOf(field);
      const mark = isAsked(question) && question.required ? " (required)" : "";
      return `  ${field}${mark}: ${question.label}\n      ${answerText(question)}`;
    })
    .join("\n");
}

/** The valid answers, as text. */
function answerText(question: Question): string {
  switch (question.kind) {
    case "line":
    case "prose":
      return words.text(question.maxLength);
    case "email":
      return words.email(question.maxLength);
    case "count":
      return words.wholeNumber(question.min);
    case "amount":
      return words.number(question.min, question.unit);
    case "oneOf":
      return words.oneOf(question.choices);
    case "anyOf":
      return words.anyOf(question.choices);
    case "yesNo":
      return words.yesNo;
  }
}
