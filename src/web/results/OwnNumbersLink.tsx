import type { ReactElement } from "react";
import { addressOf } from "../steps/route.ts";
import { numbersLinkWords } from "../words/results.ts";

/** Links to the shop's own numbers. A report that isn't stored stays open in its own tab. */
export function OwnNumbersLink({ id }: { readonly id: string | undefined }): ReactElement {
  const address = addressOf({ kind: "numbers", report: id ?? null });
  const target = id === undefined ? "_blank" : undefined;
  return (
    <p className="own-numbers-link">
      <a className="link" href={address} target={target} rel="noreferrer">
        {numbersLinkWords.files}
      </a>{" "}
      <a className="link" href={`${address}#ten-changeovers`} target={target} rel="noreferrer">
        {numbersLinkWords.changeovers}
      </a>
    </p>
  );
}
