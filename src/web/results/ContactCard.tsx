import type { ReactElement } from "react";
import { resultsWords } from "../words/results.ts";

/** The contact person, with an email link. */
export function ContactCard({ name, email }: { readonly name: string; readonly email: string }): ReactElement {
  const { contactTitle, contact } = resultsWords;
  return (
    <section className="contact-card" aria-labelledby="contact-title">
      <h2 id="contact-title">{contactTitle}</h2>
      <p>
        {contact(name)}{" "}
        <span className="contact-address">
          (
          <a className="link" href={`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`}>
            {email}
          </a>
          )
        </span>
      </p>
    </section>
  );
}
