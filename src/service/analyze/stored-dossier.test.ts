import { expect, test } from "vitest";
import { seenIn } from "../../../test/model/in-report.ts";
import { occasion } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { composeEvidence } from "../../report/evidence/compose-evidence.ts";
import { renderHtml } from "../../report/render-html.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { documentOf, responseOf } from "./render-response.ts";
import { dossierIn } from "./stored-dossier.ts";

test("a report of an older release, stored without the likelihoods of its causes, is read with them", () => {
  const diagnosis = diagnose(sampleShop);
  const themes = diagnosis.themes.map(({ likelihood: _, ...theme }) => theme);
  const stored = JSON.stringify({ diagnosis: { ...diagnosis, themes } });
  expect(dossierIn(stored, { ...sampleShop }).diagnosis).toEqual(diagnosis);
});

test("the summary that an older release stored under another name is kept", () => {
  const told = { finding: "Your late jobs likely come from setups that run over.", tasks: [] };
  const stored = JSON.stringify({ diagnosis: diagnose(sampleShop), told });
  expect(dossierIn(stored, { ...sampleShop }).summary).toEqual(told);
});

test("a report of an older release, which a model worded section by section, still says the same sentences", () => {
  const words = {
    summary: "What holds your shop back is setups that run over.",
    themes: { setup_changeover: "While the tools are being looked for, the spindle waits." },
    chain: "While a schedule that keeps changing stays, setups that run over come back.",
    week: "Begin here, because the wait between jobs shows itself on the floor.",
  };
  const kept = { diagnosis: diagnose(sampleShop), occasion, engine: { kind: "model", model: "small" }, words };
  const stored = dossierIn(JSON.stringify(kept), { ...sampleShop });
  const report = seenIn(documentOf(stored).join(""));
  for (const sentence of [words.themes.setup_changeover, words.chain]) expect(report).toContain(sentence);
  expect(report).toContain("In this older report, a language model worded some sentences.");
  expect(responseOf(stored).in_short.week?.task).toContain(words.week);
  const evidence = seenIn(
    renderHtml(composeEvidence(stored.submission, stored.diagnosis, stored.occasion, stored.words)),
  );
  expect(evidence).toContain(words.summary);
});
