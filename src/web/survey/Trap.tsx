import type { ReactElement, RefObject } from "react";
import { extraFields } from "../../survey/request-extras.ts";
import { formWords } from "../words/form.ts";

/**
 * A field that programs fill in and people never meet: out of sight, and `inert` keeps keyboard, screen reader and the
 * browser's own filling away. The attributes are what password managers look for.
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
