import type { ReactElement } from "react";
import { resultsWords } from "../../words/results.ts";

interface Props {
  readonly name: string;
  readonly email: string;
  /** Whether the contact is the visitor, since no operator is set. */
  readonly isVisitor: boolean;
}

/** The contact person, with an email link. */
export function ContactCard({ name, email, isVisitor }: Props): ReactElement {
  const { contactTitle, contact, contactNext } = resultsWords;
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
      {isVisitor && <p>{contactNext}</p>}
    </section>
  );
}
