import type { ReactElement } from "react";
import { resultsWords } from "../words/results.ts";

/** Whom to turn to. */
export function ContactCard({ name, email }: { readonly name: string; readonly email: string }): ReactElement {
  return (
    <section className="contact-card" aria-labelledby="contact-title">
      <h2 id="contact-title">{resultsWords.contactTitle}</h2>
      <p>{resultsWords.contact(name, email)}</p>
    </section>
  );
}
