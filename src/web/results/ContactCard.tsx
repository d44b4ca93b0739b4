import type { ReactElement } from "react";
import { words } from "../words.ts";

/** Whom to turn to. */
export function ContactCard({ name, email }: { readonly name: string; readonly email: string }): ReactElement {
  return (
    <section className="contact-card" aria-labelledby="contact-title">
      <h2 id="contact-title" className="text-large font-semibold">
        {words.results.contactTitle}
      </h2>
      <p className="mt-1">{words.results.contact(name, email)}</p>
    </section>
  );
}
