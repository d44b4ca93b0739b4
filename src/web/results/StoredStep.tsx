import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { queryClient } from "../queries.ts";
import { fetchStoredReport } from "../stored-report.ts";
import { Plain } from "../ui/Plain.tsx";
import { Waiting } from "../ui/Waiting.tsx";
import { resultsWords } from "../words/results.ts";
import { type ResultsProps, ResultsStep } from "./ResultsStep.tsx";

type Props = ResultsProps & {
  readonly id: string;
  /** Without a number, the newest. */
  readonly version?: number | undefined;
};

/** A report known only by its URL, as after a refresh or from an emailed link. */
export function StoredStep({ id, version, ...props }: Props): ReactElement {
  const query = useQuery(
    {
      queryKey: ["report", id, version],
      queryFn: ({ signal }) => fetchStoredReport(id, version, signal),
      // Fetched again on each visit, because it may have been erased.
      gcTime: 0,
    },
    queryClient,
  );
  const toStart = (look: string): ReactElement => (
    <button type="button" className={look} onClick={props.onStartOver}>
      {resultsWords.toStart}
    </button>
  );
  if (query.data?.kind === "found") return <ResultsStep {...props} result={query.data.result} />;
  if (query.data?.kind === "gone") {
    return (
      <Plain settings={props.settings} title={resultsWords.gone} text={resultsWords.goneText}>
        {toStart("button button-main")}
      </Plain>
    );
  }
  if (query.isPending) return <Waiting text={resultsWords.loading} />;
  return (
    <Plain settings={props.settings} title={resultsWords.unreachable} text={resultsWords.unreachableText}>
      <button type="button" className="button button-main" onClick={() => void query.refetch()}>
        {resultsWords.tryAgain}
      </button>
      {toStart("button")}
    </Plain>
  );
}
