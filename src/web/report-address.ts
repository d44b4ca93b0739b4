import { reportsPath } from "../survey/wire/wire.ts";

/** The URL path of a stored report. */
export const reportAddress = (id: string): string => `${reportsPath}/${encodeURIComponent(id)}`;
export const reportDocumentAddress = (id: string): string => `${reportAddress(id)}.html`;
