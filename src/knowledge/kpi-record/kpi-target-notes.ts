/** What a KPI's basis says about targets without a published figure. */
export const ownTargets = "These goals are our estimate";
export const unpublishedTargets = "No published figure: these goals are our estimate";
