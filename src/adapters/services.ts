import type { AnalyzeOutcome, AnalyzeRequest } from "../service/analyze/analyze-shop.ts";
import type { CoworkerLink, CoworkerOutcome, CoworkerRequest, FormOutcome } from "../service/coworkers/ask-coworker.ts";
import type { CoworkersOutcome, InviteOutcome, InviteRequest } from "../service/coworkers/invite-coworkers.ts";
import type { MakeDossier, MakeFile } from "../service/ports.ts";
import type { ReadingsOutcome, ReadingsRequest } from "../service/read-sentences.ts";
import type { EraseOutcome } from "../service/reports/erase-report.ts";
import type { ExportOutcome, ExportRequest } from "../service/reports/export-report.ts";
import type { HistoryOutcome } from "../service/reports/report-history.ts";
import type { RetentionOutcome } from "../service/reports/retention.ts";
import type { ReturnForm } from "../service/return-visits/return-page.ts";
import type { Store } from "../service/store-port.ts";
import type { WhatIfOutcome, WhatIfRequest } from "../service/what-if/what-if-request.ts";
import type { Deliveries } from "./delivery/open-deliveries.ts";
import type { Limit } from "./limits/limits.ts";
import type { RequestGuard } from "./limits/request-guard.ts";
import type { ServerModel } from "./model/server-model.ts";
import type { Metrics } from "./monitoring/metrics.ts";
import type { PeerBook } from "./peers/open-peers.ts";
import type { DatabaseState } from "./store/readiness.ts";

/** The product's use cases, ready for the server and the command line. */
export interface Services {
  readonly analyzeShop: (request: AnalyzeRequest) => Promise<AnalyzeOutcome>;
  readonly previewSampleShop: (request: Pick<AnalyzeRequest, "address" | "onProgress">) => Promise<AnalyzeOutcome>;
  readonly exportReport: (id: string, request: ExportRequest) => Promise<ExportOutcome>;
  /** The versions of a stored report and its newest answers. */
  readonly reportHistory: (id: string) => Promise<HistoryOutcome>;
  /** The short form for a later visit; `null` if there is no report. */
  readonly returnFormOf: (id: string) => Promise<ReturnForm | null>;
  readonly inviteCoworkers: (request: InviteRequest) => Promise<InviteOutcome>;
  readonly listCoworkers: (id: string) => Promise<CoworkersOutcome>;
  readonly openCoworkerForm: (link: CoworkerLink) => Promise<FormOutcome>;
  readonly answerAsCoworker: (request: CoworkerRequest) => Promise<CoworkerOutcome>;
  readonly takeBackAsCoworker: (link: CoworkerLink) => Promise<FormOutcome>;
  readonly exportSample: (request: ExportRequest) => Promise<ExportOutcome>;
  readonly askWhatIf: (request: WhatIfRequest) => Promise<WhatIfOutcome>;
  readonly readSentences: (request: ReadingsRequest) => Promise<ReadingsOutcome>;
  /** Whether PDFs can be made here, as far as we know without making one. */
  readonly hasPdf: boolean;
  readonly eraseReport: (id: string) => Promise<EraseOutcome>;
  /** Queues the report for the address it was requested with. */
  readonly mailReport: Deliveries["mailReport"];
  readonly remindOfReturn: Deliveries["remindOfReturn"];
  readonly deliveries: Pick<
    Deliveries,
    "start" | "runDue" | "counts" | "stop" | "isConfirmationToken" | "confirmAddress"
  >;
  /** Erases submissions older than the retention period, unless that is implausibly many. */
  readonly eraseExpired: () => Promise<RetentionOutcome>;
  /** The result of the last retention check. */
  readonly retention: () => RetentionOutcome | undefined;
  /** Keeps the comparison with other shops up to date. */
  readonly peers: Pick<PeerBook, "start" | "renew">;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Whether an address may make another request, of any kind. */
  readonly admitRequest: Limit;
  readonly challenge: RequestGuard["challenge"];
  readonly checkModel: ServerModel["checkHealth"];
  readonly modelName: ServerModel["name"];
  /** @throws the database's error if it can't answer */
  readonly checkDatabase: () => Promise<DatabaseState>;
  /**
   * Records that a request found the database damaged. The server then isn't ready until someone has checked it and
   * restarted.
   */
  readonly noteDamage: () => void;
  /** Waits for running analyses, then closes the database. */
  readonly close: () => Promise<void>;
}

/** External dependencies that tests can replace. */
export interface Externals {
  readonly now: () => Date;
  readonly makeDossier: MakeDossier;
  readonly makeFile: MakeFile;
  readonly hasPdf: boolean;
}
