interface ChoiceProps<Value extends string> {
  /** The start of the radio buttons' ids. */
  id: string;
  name: string;
  legend: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
}

/** Radio buttons in a row that look like toggle buttons; four are two rows on a phone. */
export function Choice<Value extends string>({ id, name, legend, options, chosen }: ChoiceProps<Value>) {
  const two = options.length === 2;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold leading-[1.7]">{legend}</legend>
      <div className={`grid sm:auto-cols-fr sm:grid-flow-col ${two ? 'auto-cols-fr grid-flow-col' : 'grid-cols-2'}`}>
        {options.map(([value, label]) => (
          <label
            key={value}
            className="relative flex min-h-13.5 items-center justify-center border-[1.5px] border-ink px-1.5 text-center leading-[1.3] even:border-s-0 sm:not-first:border-s-0 max-sm:nth-[n+3]:border-t-0 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              id={`${id}-${value}`}
              value={value}
              defaultChecked={value === chosen}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
