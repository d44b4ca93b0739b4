import { expect, test } from "vitest";
import type { ThemeId } from "../themes/theme-id.ts";
import { clears, onlySoundsLike } from "./cleared-patterns.ts";

test.each<[ThemeId, string]>([
  ["setup_changeover", "I counted 7 of 19 with the block clamped, tools in, door closed."],
  ["setup_changeover", "Vise on and tools in by 7:40."],
  ["setup_changeover", "By Friday the hubs had been off three times and back on four."],
  ["setup_changeover", "And all that's booked as setup."],
  ["setup_changeover", "JobBOSS clocks all of it as setup."],
  ["setup_changeover", "The waiting gets logged as setup."],
  ["setup_changeover", "The system calls it setup."],
  ["setup_changeover", "I counted 61 setups, 38 of them waited more than two hours on the first piece."],
  ["setup_changeover", "Half the setups wait for inspection."],
  ["setup_changeover", "Every tool cart is beautiful now, the vises all match, and July was worse than May."],
  ["setup_changeover", "We bought a presetter and it's no faster."],
  ["quality_inspection", "Our scrap is 0.9 per cent."],
  ["quality_inspection", "Scrap runs under 1%."],
  ["capacity_visibility", "In April we had not one power cut."],
  ["capacity_visibility", "It's still in the box because nobody could agree where it goes."],
  ["maintenance_downtime", "The service man printed the pallet log for a warranty case."],
  ["staffing_skills", "Nights are no problem, most run until three."],
  ["staffing_skills", "Machinists are said to be impossible to find here."],
  ["staffing_skills", "Nobody's sick, nobody's quit."],
])("not evidence of %s: %s", (theme, text) => expect(onlySoundsLike(theme, text)).toBe(true));

test.each<[ThemeId, string]>([
  ["setup_changeover", "The vise is on by nine and the first good part comes at two."],
  ["setup_changeover", "Nobody knows how much of that is booked as setup and how much as run."],
  ["setup_changeover", "We bought a presetter and setups are half as long."],
  ["setup_changeover", "Setups wait for jaws and tools."],
  ["setup_changeover", "We log every setup, and the card shows it as two hours."],
  ["setup_changeover", "It is booked to the setup crew."],
  ["quality_inspection", "Scrap is 9 percent on that part."],
  ["quality_inspection", "Scrap is 11% since May."],
  ["capacity_visibility", "We had two power cuts and nobody saw which machines came back."],
  ["maintenance_downtime", "The service man replaced the spindle for the third time."],
  ["staffing_skills", "Nights are short two men."],
])("evidence of %s may stay: %s", (theme, text) => expect(onlySoundsLike(theme, text)).toBe(false));

test.each<[ThemeId, string]>([
  ["setup_changeover", "Setups are really quick here."],
  ["quality_inspection", "Inspection is usually same day."],
  ["setup_changeover", "Setups are very good."],
  ["material_supply", "We haven't waited for bar in some years."],
  ["material_supply", "We don't wait on steel."],
])("%s is no problem: %s", (theme, text) => expect(clears(theme, text)).toBe(true));

test.each<[ThemeId, string]>([
  ["material_supply", "We can't wait for material."],
  ["material_supply", "I want a plan so that we do not wait for steel again."],
])("%s may be a problem: %s", (theme, text) => expect(clears(theme, text)).toBe(false));
