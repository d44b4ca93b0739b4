/** Whose exports we know, by name; `null` for kinds of files that anyone may keep, such as a maintenance log. */
export const systemNames = {
  jobboss: "JobBOSS",
  jobboss2: "JobBOSS²",
  proshop: "ProShop",
  fulcrum: "Fulcrum",
  globalshop: "Global Shop",
  acumatica: "Acumatica",
  quickbooks: "QuickBooks",
  quickbooks_time: "QuickBooks Time",
  mtconnect: "MTConnect",
  fusion_operations: "Fusion Operations",
  nexeed: "Nexeed",
  erpnext: "ERPNext",
  fiix: "Fiix",
  eptura: "Eptura",
  azure_pdm: null,
  sheet: null,
  misys: "MISys",
  mes_small: null,
} as const satisfies Record<string, string | null>;

export type SystemId = keyof typeof systemNames;
export const isSystemId = (text: string): text is SystemId => Object.hasOwn(systemNames, text);
