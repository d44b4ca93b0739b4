import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { type CoworkerRole, coworkerRoles } from "../../../survey/coworker.ts";
import type { WireInvited, WireLinks } from "../../../survey/wire/coworkers.ts";
import { dayText } from "../../../survey/writing.ts";
import { messageOf } from "../../analysis/failure.ts";
import { fetchCoworkers, withdraw } from "../../coworkers.ts";
import { queryClient } from "../../queries.ts";
import { showProblem } from "../../toasts.ts";
import { askWords as words } from "../../words/other-views.ts";
import { InviteForm } from "./InviteForm.tsx";
import { NewLink } from "./NewLink.tsx";
import "./ask-others.css";

/** The id of its element, to link to. */
export const askOthersId = "ask-others";

interface Props {
  /** The report's id. */
  readonly id: string;
  readonly shop: string;
}

/** Invites people in the shop to give their view: a private link for each, and their status. */
export function AskOthers({ id, shop }: Props): ReactElement {
  const [links, setLinks] = useState<WireLinks["links"]>([]);
  const {
    data: asked = null,
    isPending,
    refetch,
  } = useQuery({ queryKey: ["coworkers", id], queryFn: ({ signal }) => fetchCoworkers(id, signal) }, queryClient);
  const onMade = (made: WireLinks): void => {
    const isReplaced = ({ role }: { readonly role: CoworkerRole }) => made.links.some((link) => link.role === role);
    setLinks((before) => [...made.links, ...before.filter((link) => !isReplaced(link))]);
    void refetch();
  };
  const onEnded = (coworker: string): void => {
    setLinks((before) => before.filter((link) => link.id !== coworker));
    void refetch();
  };
  const people = asked?.invited ?? [];
  return (
    <section id={askOthersId} className="ask-others" aria-labelledby="ask-title">
      <h2 id="ask-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p className="part-lead">{words.about}</p>
      {links.length > 0 && (
        <div role="status">
          <p>{words.once}</p>
          <ul className="ask-links">
            {links.map((link) => (
              <NewLink key={link.id} link={link} shop={shop} />
            ))}
          </ul>
        </div>
      )}
      {people.length > 0 && (
        <ul className="asked" aria-label={words.asked}>
          {people.map((person) => (
            <Person key={person.id} report={id} person={person} onEnded={() => onEnded(person.id)} />
          ))}
        </ul>
      )}
      {people.some(({ state }) => state === "answered") && <p className="text-note">{words.waits}</p>}
      <InviteForm id={id} isKnown={!isPending} asked={asked} onMade={onMade} />
    </section>
  );
}

interface PersonProps {
  readonly report: string;
  readonly person: WireInvited;
  readonly onEnded: () => void;
}

function Person({ report, person: { id, role, state, open_until }, onEnded }: PersonProps): ReactElement {
  const end = (): void =>
    void withdraw(report, id).then(onEnded, (thrown) => showProblem(words.failed, messageOf(thrown)));
  const { label } = coworkerRoles[role];
  return (
    <li>
      <b>{label}</b>
      <span>{words.states[state](dayText(open_until))}</span>
      {(state === "open" || state === "ended") && (
        <button type="button" className="link" onClick={end}>
          {state === "ended" ? words.remove(label) : words.withdraw(label)}
        </button>
      )}
    </li>
  );
}
