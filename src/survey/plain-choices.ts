/** Survey choices in shop-floor language, for the short forms and for showing what people answered there. */
const plainChoices: Readonly<Record<string, string>> = {
  "Everyone (tribal)": "Everyone a bit, nobody in charge",
  "Yes (telemetry)": "Yes, the machines report it",
  "Not at all": "No, nobody measures it",
  "No formal tracking": "Nobody writes them down",
  "Yes, via telemetry (Datanomix, Amper, MachineMetrics)": "Yes, the machines report them",
};

/** A choice in plain words. The choice itself is sent and stored. */
export const plainChoice = (choice: string): string => plainChoices[choice] ?? choice;
