import { expect, test } from "vitest";
import { diagnose } from "../diagnosis/diagnose.ts";
import { sampleShop } from "../survey/sample-shop.ts";
import { dossierIn } from "./stored-dossier.ts";

test("a report of an older release, stored without the likelihoods of its causes, is read with them", () => {
  const diagnosis = diagnose(sampleShop);
  const themes = diagnosis.themes.map(({ likelihood: _, ...theme }) => theme);
  const stored = JSON.stringify({ diagnosis: { ...diagnosis, themes } });
  expect(dossierIn(stored, { ...sampleShop }).diagnosis).toEqual(diagnosis);
});
