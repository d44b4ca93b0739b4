import type { ReactElement } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormValues } from "../draft/draft.ts";
import { formWords } from "../words/form.ts";
import { isMailWanted, mailCheckbox } from "./form-values.ts";

/** The one checkbox that isn't an answer. Nothing is emailed without it. */
export function MailCheckbox(): ReactElement {
  const { control, setValue } = useFormContext<FormValues>();
  const values = useWatch({ control }) as FormValues;
  const address = typeof values.owner_email === "string" ? values.owner_email.trim() : "";
  return (
    <div className="mail-checkbox">
      <label className="choice">
        <input
          type="checkbox"
          name={mailCheckbox.name}
          value={mailCheckbox.checked}
          checked={isMailWanted(values)}
          aria-describedby="mail-checkbox-to"
          onChange={({ target }) => setValue(mailCheckbox.name, target.checked ? mailCheckbox.checked : "")}
        />
        {formWords.mail.choice}
      </label>
      <p id="mail-checkbox-to" className="text-note text-muted">
        {address === "" ? formWords.mail.toNobody : formWords.mail.to(address)}
      </p>
    </div>
  );
}
