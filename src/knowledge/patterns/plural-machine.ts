/** The `s` of `mills` and `DMUs`; not of `Haas`, `Giddings`, `5-axis` or `press`. */
export const pluralOfMachine = /(?<!\b(?:[Hh]aa|[Gg]idding)|axi|s)s$/;
