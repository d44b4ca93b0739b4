import { type ReactElement, Suspense, useState } from "react";
import { coworkerQuery, coworkerRoles } from "../../../survey/coworker.ts";
import type { WireLinks } from "../../../survey/wire/coworkers.ts";
import { showProblem, showSuccess } from "../../toasts.ts";
import { canCopy, copyText } from "../../ui/copy-text.ts";
import { loadedPart } from "../../ui/loaded-part.ts";
import { askWords as words } from "../../words/other-views.ts";

interface Props {
  readonly link: WireLinks["links"][number];
  readonly shop: string;
}

/** A link that was just made, with the ways to pass it on. */
export function NewLink({ link: { role, secret }, shop }: Props): ReactElement {
  const [showsCode, setShowsCode] = useState(false);
  const { label } = coworkerRoles[role];
  const address = `${window.location.origin}/?${coworkerQuery}=${secret}`;
  const mail = `mailto:?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(words.mailText(address))}`;
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
const QrSheet = loadedPart(async () => (await import("../QrSheet.tsx")).QrSheet);
