import { type ReactElement, type SubmitEvent, useState } from "react";
import { type CoworkerRole, coworkerRoles, enoughToCombine } from "../../../survey/coworker.ts";
import type { WireCoworkers, WireLinks } from "../../../survey/wire/coworkers.ts";
import { messageOf } from "../../analysis/failure.ts";
import { invite } from "../../coworkers.ts";
import { showProblem } from "../../toasts.ts";
import { askWords as words } from "../../words/other-views.ts";

const roles = Object.keys(coworkerRoles) as readonly CoworkerRole[];
const suggestedRoles: readonly CoworkerRole[] = ["planner", "foreman"];

interface Props {
  readonly id: string;
  /** Whether it is settled who was asked before; until then, a click could ask someone twice. */
  readonly isKnown: boolean;
  readonly asked: WireCoworkers | null;
  readonly onMade: (links: WireLinks) => void;
}

/** Chooses whom to ask and how their answers are shown, and makes their links. */
export function InviteForm({ id, isKnown, asked, onMade }: Props): ReactElement {
  const [picked, setPicked] = useState<readonly CoworkerRole[] | null>(null);
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
  const toggle = (role: CoworkerRole): void =>
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
  readonly chosen: readonly CoworkerRole[];
  readonly onToggle: (role: CoworkerRole) => void;
}

const Roles = ({ isFirst, chosen, onToggle }: RolesProps): ReactElement => (
  <fieldset>
    <legend>{isFirst ? words.whom : words.whomElse}</legend>
    <div className="roles">
      {roles.map((role) => (
        <label key={role} className="boxed">
          <input type="checkbox" checked={chosen.includes(role)} onChange={() => onToggle(role)} />
          {coworkerRoles[role].label}
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
