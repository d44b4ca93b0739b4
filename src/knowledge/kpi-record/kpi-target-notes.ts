/** What a KPI's basis says about targets without a published figure. */
export const ownTargets = "These targets are our own judgment";
export const unpublishedTargets = "No published figure: these targets are our own judgment";
