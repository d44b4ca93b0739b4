import { type FormEvent, type ReactElement, useId } from "react";
import type { Choices, ListName, ReadShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";

const words = numbersWords.fix;

interface Props {
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/**
 * Settings only a person knows: which list it is, where its headings are, which year and time zone its dates are in.
 */
export function FixReading({ shown, choices, onChoose }: Props & { readonly shown: ReadShown }): ReactElement {
  const id = useId();
  const isChosen = (header: string): boolean =>
    header !== "" && (header !== String(shown.headerRow) || choices.answers.header !== undefined);
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const header = String(form.get("header") ?? "");
    const utc = String(form.get("utc") ?? "").replace("−", "-");
    const year = String(form.get("year") ?? "").trim();
    const { header: _, "utc-offset": __, year: ___, ...others } = choices.answers;
    onChoose({
      ...choices,
      answers: {
        ...others,
        ...(isChosen(header) && { header }),
        ...(utc.trim() !== "" && { "utc-offset": utc.trim() }),
        ...(year !== "" && { year }),
      },
    });
  };
  return (
    <details>
      <summary>{words.title}</summary>
      <ListChoice lists={shown.lists} choices={choices} onChoose={onChoose} />
      <form className="fix-form" onSubmit={apply}>
        <span className="fix-field">
          <label htmlFor={`${id}-header`}>{words.header}</label>
          <input
            id={`${id}-header`}
            name="header"
            className="field-input"
            type="number"
            min={1}
            max={9999}
            defaultValue={shown.headerRow}
          />
        </span>
        <span className="fix-field">
          <label htmlFor={`${id}-utc`}>{words.utc}</label>
          <input
            id={`${id}-utc`}
            name="utc"
            className="field-input"
            placeholder={words.utcExample}
            defaultValue={choices.answers["utc-offset"] ?? ""}
          />
        </span>
        <span className="fix-field">
          <label htmlFor={`${id}-year`}>{words.year}</label>
          <input
            id={`${id}-year`}
            name="year"
            className="field-input"
            type="number"
            min={1990}
            max={2100}
            placeholder={words.yearExample}
            defaultValue={choices.answers.year ?? ""}
          />
        </span>
        <button type="submit" className="button">
          {words.apply}
        </button>
      </form>
    </details>
  );
}

/** Selects which list a file is. Choices for another list's columns would mean nothing, so they are cleared. */
export function ListChoice({
  lists,
  choices,
  onChoose,
}: Props & { readonly lists: readonly ListName[] }): ReactElement {
  const id = useId();
  return (
    <p className="fix-form">
      <label htmlFor={id}>{words.list}</label>
      <select
        id={id}
        className="select"
        value={choices.list ?? ""}
        onChange={(event) =>
          onChoose({
            ...choices,
            answers: {},
            list: lists.find(({ list }) => list === event.target.value)?.list ?? null,
          })
        }
      >
        <option value="">{words.guess}</option>
        {lists.map(({ list, name }) => (
          <option key={list} value={list}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
