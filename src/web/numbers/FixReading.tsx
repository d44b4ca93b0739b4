import { type FormEvent, type InputHTMLAttributes, type ReactElement, useId } from "react";
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
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChoose(choicesIn(new FormData(event.currentTarget), choices, shown.headerRow));
  };
  const { header, utc, utcExample, year, yearExample } = words;
  return (
    <details>
      <summary>{words.title}</summary>
      <ListChoice lists={shown.lists} choices={choices} onChoose={onChoose} />
      <form className="fix-form" onSubmit={apply}>
        <Setting name="header" label={header} type="number" min={1} max={9999} defaultValue={shown.headerRow} />
        <Setting name="utc" label={utc} placeholder={utcExample} defaultValue={choices.answers["utc-offset"] ?? ""} />
        <Setting
          name="year"
          label={year}
          type="number"
          min={1990}
          max={2100}
          placeholder={yearExample}
          defaultValue={choices.answers.year ?? ""}
        />
        <button type="submit" className="button">
          {words.apply}
        </button>
      </form>
    </details>
  );
}

/** The choices with these settings; an empty one is decided automatically. */
function choicesIn(form: FormData, choices: Choices, headerRow: number): Choices {
  const given = (name: string): string => String(form.get(name) ?? "").trim();
  const [header, utc, year] = [given("header"), given("utc").replace("−", "-"), given("year")];
  const { header: before, "utc-offset": _, year: __, ...others } = choices.answers;
  const isChosen = header !== "" && (header !== String(headerRow) || before !== undefined);
  return {
    ...choices,
    answers: {
      ...others,
      ...(isChosen && { header }),
      ...(utc !== "" && { "utc-offset": utc }),
      ...(year !== "" && { year }),
    },
  };
}

interface SettingProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
}

function Setting({ label, ...input }: SettingProps): ReactElement {
  const id = useId();
  return (
    <span className="fix-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="field-input" {...input} />
    </span>
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
