import type { ListId } from "../../measures/record-lists.ts";

/**
 * Words in titles above the headings and in sheet names, by the list they announce. English, German, Spanish and French,
 * in lower case without accents. Our own reading, November 2026; not confirmed by a shop.
 */
export const titleWords: { readonly [R in ListId]: RegExp } = {
  deliveries:
    /\b(?:shipping|shipments?|deliver(?:y|ies)|backlog|(?:late|due|hot|past due) list|(?:sales|customer|open|late) orders?|auftragsbestand|liefertermine?|pedidos|entregas|commandes|livraisons)\b/,
  jobs: /\b(?:job cost|cost summary|job (?:summary|recap|profit|margin)|profitability|programming (?:board|queue|log|list)|nachkalkulation|prix de revient)\b/,
  operations:
    /\b(?:dispatch|schedule|routers?|routings?|operations?|time tickets?|labor (?:tickets?|detail)|vorgange|ruckmelde\w*|arbeitsgange|ordonnancement|programa de produccion)\b/,
  work_centers: /\b(?:machine list|list of machines|work ?centers|capacity|maschinenliste|lista de maquinas)\b/,
  machine_days: /\b(?:utili[sz]ation|oee|uptime|machine hours|spindle|auslastung|maschinenlaufzeit|trs)\b/,
  stops: /\b(?:down ?time|machine down|stoppages?|stops|stillstande?|storungen|paros|arrets)\b/,
  changeovers:
    /\b(?:change ?overs?|setup (?:log|sheet|times)|set-?ups?|rustzeiten|cambios de trabajo|changements de serie)\b/,
  inspections:
    /\b(?:inspections?|first articles?|fai|ncrs?|qc|cmm|non-?conform\w*|quality log|(?:scrap|reject|rework) (?:log|report|list)|prufungen|erstmuster|inspecciones|controles)\b/,
  purchases:
    /\b(?:purchas\w*|pos?|receiving|vendors?|suppliers?|outside (?:processing|process|services?)|bestellungen|wareneingange?|compras|achats|sous-traitance)\b/,
  quotes: /\b(?:quotes?|quotations?|rfqs?|estimates|angebote|cotizaciones|devis)\b/,
  people_weeks:
    /\b(?:time ?cards?|time ?sheets?|attendance|payroll|(?<!ticket )time (?:activities|detail)|punches|hours by employee|zeiterfassung|anwesenheit|asistencia|nomina|pointage)\b/,
  maintenance: /\b(?:maintenance|pms?|repairs?|wartung\w*|instandhaltung|mantenimiento|entretien)\b/,
};
