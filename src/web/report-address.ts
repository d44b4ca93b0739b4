import { reportsPath } from "../survey/wire.ts";

/** Where a stored report lives on the server. */
export const reportAddress = (id: string): string => `${reportsPath}/${encodeURIComponent(id)}`;
export const reportDocumentAddress = (id: string): string => `${reportAddress(id)}.html`;
