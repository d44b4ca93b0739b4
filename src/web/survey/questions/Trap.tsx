import type { ReactElement, RefObject } from "react";
import { extraFields } from "../../../survey/request-extras.ts";
import { formWords } from "../../words/form.ts";

/**
 * A honeypot field that bots fill in and people never reach: it is hidden, and `inert` keeps the keyboard, screen
 * readers and autofill away. The attributes keep password managers away.
 */
export function Trap({ input }: { readonly input: RefObject<HTMLInputElement | null> }): ReactElement {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label>
        {formWords.trap}
        <input
          ref={input}
          type="text"
          name={extraFields.trap}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-bwignore="true"
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
