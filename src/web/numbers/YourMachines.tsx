import { type ReactElement, useId } from "react";
import type { MachinesShown } from "../../imports/session/shown.ts";
import { numbersWords } from "../words/numbers.ts";
import type { NumbersKeeper } from "./numbers-keeper.ts";
import type { NumbersState } from "./numbers-state.ts";

const words = numbersWords.machines;

interface Props {
  readonly keeper: NumbersKeeper;
  readonly machines: MachinesShown;
  readonly manual: NumbersState["manual"];
}

/** The two facts about machines that exports don't contain. */
export function YourMachines({ keeper, machines, manual }: Props): ReactElement | null {
  const id = useId();
  if (machines.names.length === 0) return null;
  return (
    <div className="your-machines">
      {machines.asksStaffed && (
        <p>
          <label htmlFor={`${id}-hours`}>{words.staffed}</label>
          <select
            id={`${id}-hours`}
            className="select"
            value={manual.staffedHours ?? ""}
            onChange={({ target: { value } }) =>
              void keeper.enter({ ...manual, staffedHours: value === "" ? null : Number(value) })
            }
          >
            <option value="">{words.notSaid}</option>
            {staffed.map((hours) => (
              <option key={hours} value={hours}>
                {words.hours(hours)}
              </option>
            ))}
          </select>
        </p>
      )}
      <p>
        <label htmlFor={`${id}-bottleneck`}>{words.bottleneck}</label>
        <select
          id={`${id}-bottleneck`}
          className="select"
          value={machines.bottleneck ?? ""}
          onChange={({ target: { value } }) =>
            void keeper.enter({ ...manual, bottleneck: value === "" ? null : value })
          }
        >
          {machines.bottleneck === null && <option value="">{words.notSaid}</option>}
          {machines.names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}

const staffed = [6, 8, 9, 10, 12, 16, 18, 20, 24];
