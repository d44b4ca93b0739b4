export const scratched = {
  primary_bottleneck: "QC/Inspection",
  pain_invisible: "Good parts get dents and scratches in the box on the way to the customer.",
} as const;

export const inLine = {
  primary_bottleneck: "QC/Inspection",
  pain_invisible: "Good parts sit in front of inspection for days.",
} as const;

export const bores = {
  machine_count: 19,
  pain_invisible:
    "The bad bores all have the machine number on them. Nearly all are H4 and H7. Nobody greases or checks them since Ron retired.",
  notes:
    "I went through Butch's notebook: 19 times since spring one or the other was down. He puts in a seal and sends it out.",
} as const;

export const copies = {
  tech_stack: ["JobBOSS", "QuickBooks"],
  pain_invisible:
    "An order gets keyed by Joan in QuickBooks, then by Steve in JobBOSS, then Marisol copies it into her buying sheet. 9 of the 13 short kits: Steve changed it and she was never told.",
} as const;

export const tagged = {
  pain_invisible:
    "Everything has a red tag. When Lam calls, Kristin from sales walks out with a red tag, and so does Manny. Last Thursday #7 had three different jobs on it before lunch and none was done.",
} as const;
