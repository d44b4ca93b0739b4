import { type ReactElement, useState } from "react";
import { dayText } from "../../../survey/writing.ts";
import { showProblem, showSuccess } from "../../toasts.ts";
import { resultsWords } from "../../words/results.ts";
import { mailReminder } from "../head/mail-report.ts";

const words = resultsWords.reminder;

interface Props {
  readonly id: string;
  /** When it will be sent, `2027-02-19`. */
  readonly day: string;
}

/** Schedules one email on the return day, to the address in the report's answers. */
export function ReminderButton({ id, day }: Props): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const [isNoted, setIsNoted] = useState(false);
  const click = async (): Promise<void> => {
    setIsAsking(true);
    const outcome = await mailReminder(id);
    setIsAsking(false);
    if (outcome.kind === "refused") return showProblem(words.failed, outcome.message);
    setIsNoted(true);
    showSuccess(words.noted, words.notedText(dayText(day)));
  };
  if (isNoted) return <span>{words.noted}</span>;
  return (
    <button type="button" className="link" aria-disabled={isAsking} onClick={() => !isAsking && void click()}>
      {words.ask}
    </button>
  );
}
