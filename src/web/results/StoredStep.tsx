import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { newQueryClient } from "../queries.ts";
import { fetchStoredReport } from "../stored-report.ts";
import { Plain } from "../ui/Plain.tsx";
import { Waiting } from "../ui/Waiting.tsx";
import { words } from "../words.ts";
import { type ResultsProps, ResultsStep } from "./ResultsStep.tsx";

type Props = ResultsProps & { readonly id: string };

/** A report that is known by its address only, as after a refresh or from a mailed link. */
export function StoredStep(props: Props): ReactElement {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Stored {...props} />
    </QueryClientProvider>
  );
}

function Stored({ id, ...props }: Props): ReactElement {
  const query = useQuery({ queryKey: ["report", id], queryFn: ({ signal }) => fetchStoredReport(id, signal) });
  const toStart = (
    <button type="button" className="button" onClick={props.onStartOver}>
      {words.results.toStart}
    </button>
  );
  if (query.data?.kind === "found") return <ResultsStep {...props} result={query.data.result} />;
  if (query.data?.kind === "gone") {
    return (
      <Plain settings={props.settings} title={words.results.gone} text={words.results.goneText}>
        {toStart}
      </Plain>
    );
  }
  if (query.isPending) return <Waiting text={words.results.loading} />;
  return (
    <Plain settings={props.settings} title={words.results.unreachable} text={words.results.unreachableText}>
      <button type="button" className="button button-main" onClick={() => void query.refetch()}>
        {words.results.tryAgain}
      </button>
      {toStart}
    </Plain>
  );
}
