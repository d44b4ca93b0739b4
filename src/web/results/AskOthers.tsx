import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactElement, type SubmitEvent, Suspense, useState } from "react";
import type { WireInvited, WireLinks, WireWitnesses } from "../../survey/wire-witnesses.ts";
import { enoughToCombine, type WitnessRole, witnessQuery, witnessRoles } from "../../survey/witness.ts";
import { dayText } from "../../survey/writing.ts";
import { messageOf } from "../failure.ts";
import { queryClient } from "../queries.ts";
import { showProblem, showSuccess } from "../toasts.ts";
import { canCopy, copyText } from "../ui/copy-text.ts";
import { fetchWitnesses, invite, withdraw } from "../witnesses.ts";
import { askWords } from "../words/other-views.ts";
import "./ask-others.css";

const words = askWords;
const roles = Object.keys(witnessRoles) as readonly WitnessRole[];
/** The id of its element, to link to. */
export const askOthersId = "ask-others";
const suggestedRoles: readonly WitnessRole[] = ["planner", "foreman"];

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
  } = useQuery({ queryKey: ["witnesses", id], queryFn: ({ signal }) => fetchWitnesses(id, signal) }, queryClient);
  const onMade = (made: WireLinks): void => {
    const isReplaced = ({ role }: { readonly role: WitnessRole }) => made.links.some((link) => link.role === role);
    setLinks((before) => [...made.links, ...before.filter((link) => !isReplaced(link))]);
    void refetch();
  };
  const onEnded = (witness: string): void => {
    setLinks((before) => before.filter((link) => link.id !== witness));
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

interface InviteProps {
  readonly id: string;
  /** Whether it is settled who was asked before; until then, a click could ask someone twice. */
  readonly isKnown: boolean;
  readonly asked: WireWitnesses | null;
  readonly onMade: (links: WireLinks) => void;
}

function InviteForm({ id, isKnown, asked, onMade }: InviteProps): ReactElement {
  const [picked, setPicked] = useState<readonly WitnessRole[] | null>(null);
  const [wantsRoles, setWantsRoles] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const people = asked?.invited ?? [];
  const isSettled = people.length > 0;
  const chosen = picked ?? (isSettled ? [] : suggestedRoles);
  const showsRoles = isSettled ? asked?.shows_roles === true : wantsRoles && chosen.length >= enoughToCombine;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const made = (links: WireLinks): void => {
      setPicked([]);
      onMade(links);
    };
    setIsMaking(true);
    invite(id, chosen, showsRoles)
      .then(made, (thrown) => showProblem(words.failed, messageOf(thrown)))
      .finally(() => setIsMaking(false));
  };
  const toggle = (role: WitnessRole): void =>
    setPicked(chosen.includes(role) ? chosen.filter((other) => other !== role) : [...chosen, role]);
  return (
    <form onSubmit={submit}>
      <Roles isFirst={!isSettled} chosen={chosen} onToggle={toggle} />
      {isSettled ? (
        <p className="text-note">{showsRoles ? words.settledByRole : words.settledCombined}</p>
      ) : chosen.length < enoughToCombine ? (
        <p className="text-note">{words.fewer}</p>
      ) : (
        <HowShown showsRoles={showsRoles} onChange={setWantsRoles} />
      )}
      {people.some(({ role }) => chosen.includes(role)) && <p className="text-note">{words.again}</p>}
      <button type="submit" className="button" disabled={chosen.length === 0 || isMaking || !isKnown}>
        {words.make(chosen.length)}
      </button>
    </form>
  );
}

interface RolesProps {
  readonly isFirst: boolean;
  readonly chosen: readonly WitnessRole[];
  readonly onToggle: (role: WitnessRole) => void;
}

const Roles = ({ isFirst, chosen, onToggle }: RolesProps): ReactElement => (
  <fieldset>
    <legend>{isFirst ? words.whom : words.whomElse}</legend>
    <div className="roles">
      {roles.map((role) => (
        <label key={role} className="boxed">
          <input type="checkbox" checked={chosen.includes(role)} onChange={() => onToggle(role)} />
          {witnessRoles[role].label}
        </label>
      ))}
    </div>
  </fieldset>
);

interface HowShownProps {
  readonly showsRoles: boolean;
  readonly onChange: (showsRoles: boolean) => void;
}

const HowShown = ({ showsRoles, onChange }: HowShownProps): ReactElement => (
  <fieldset>
    <legend>{words.shown}</legend>
    <label className="boxed">
      <input type="radio" name="shows-roles" checked={!showsRoles} onChange={() => onChange(false)} />
      {words.combined}
    </label>
    <label className="boxed">
      <input type="radio" name="shows-roles" checked={showsRoles} onChange={() => onChange(true)} />
      {words.byRole}
    </label>
  </fieldset>
);

interface LinkProps {
  readonly link: WireLinks["links"][number];
  readonly shop: string;
}

function NewLink({ link: { role, secret }, shop }: LinkProps): ReactElement {
  const [showsCode, setShowsCode] = useState(false);
  const { label } = witnessRoles[role];
  const address = `${window.location.origin}/?${witnessQuery}=${secret}`;
  const mail = `mailto:?subject=${encodeURIComponent(words.mailSubject(shop))}&body=${encodeURIComponent(words.mailText(shop, address))}`;
  const copy = async (): Promise<void> => {
    if (await copyText(address)) showSuccess(words.copied, label);
    else showProblem(words.notCopied, words.notCopiedText);
  };
  return (
    <li>
      <b>{label}</b>
      <code>{address}</code>
      <span className="ask-ways">
        {canCopy() && (
          <button type="button" className="link" onClick={() => void copy()}>
            {words.copy(label)}
          </button>
        )}
        <a className="link" href={mail}>
          {words.mail(label)}
        </a>
        <button type="button" className="link" onClick={() => setShowsCode(true)}>
          {words.qr.open(label)}
        </button>
      </span>
      {showsCode && (
        <Suspense fallback={null}>
          <QrSheet address={address} role={label} shop={shop} onClose={() => setShowsCode(false)} />
        </Suspense>
      )}
    </li>
  );
}

/** Loaded on demand; if loading fails, the link can still be copied or emailed. */
const QrSheet = lazy(() =>
  import("./QrSheet.tsx").then(
    ({ QrSheet }) => ({ default: QrSheet }),
    () => ({ default: () => <></> }),
  ),
);

interface PersonProps {
  readonly report: string;
  readonly person: WireInvited;
  readonly onEnded: () => void;
}

function Person({ report, person: { id, role, state, open_until }, onEnded }: PersonProps): ReactElement {
  const end = (): void =>
    void withdraw(report, id).then(onEnded, (thrown) => showProblem(words.failed, messageOf(thrown)));
  const { label } = witnessRoles[role];
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
