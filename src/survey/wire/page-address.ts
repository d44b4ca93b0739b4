/** The query parameter that opens a shop's own numbers: `/?numbers`. */
export const numbersQuery = "numbers";

/** The query parameter that opens the survey at once: `/?open=form`. */
export const formQuery = { name: "open", value: "form" } as const;

/** The query parameter that names a version of a report; without it, the newest is shown. */
export const versionQuery = "version";

/** The query parameter that opens the short form of a later visit: `/?report={id}&return`. */
export const returnQuery = "return";
