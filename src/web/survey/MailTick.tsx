import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../draft.ts";
import { formWords } from "../words/form.ts";
import { isMailWanted, mailTick } from "./form-values.ts";

/** The one checkbox that isn't an answer. Nothing is emailed without it. */
export function MailTick(): ReactElement {
  const { control, setValue } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const address = typeof values.owner_email === "string" ? values.owner_email.trim() : "";
  return (
    <div className="mail-tick">
      <label className="choice">
        <input
          type="checkbox"
          name={mailTick.name}
          value={mailTick.ticked}
          checked={isMailWanted(values)}
          aria-describedby="mail-tick-to"
          onChange={({ target }) => setValue(mailTick.name, target.checked ? mailTick.ticked : "")}
        />
        {formWords.mail.tick}
      </label>
      <p id="mail-tick-to" className="text-note text-muted">
        {address === "" ? formWords.mail.toNobody : formWords.mail.to(address)}
      </p>
    </div>
  );
}
