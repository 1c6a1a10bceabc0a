import { useCallback, useLayoutEffect, useState } from 'react';
import { type Bound, fieldId } from './Field.tsx';

/** The name of a field: forms are flat, so it is a key of the values. */
export type FieldName<Values> = keyof Values & string;

/** Whether a form that holds these values has a field of this name. */
export function isFieldOf<Values extends object>(values: Values, name: string): name is FieldName<Values> {
  return name in values;
}

/** The values of a form, as typed. Every control shows its value from here and reports each change. */
export function useFormState<Values extends object>(initial: Values) {
  const [values, setValues] = useState(initial);

  const setValue = useCallback(<N extends FieldName<Values>>(name: N, value: Values[N]) => {
    setValues((held) => (held[name] === value ? held : { ...held, [name]: value }));
  }, []);

  // oxlint-disable-next-line react/set-state-in-effect -- the DOM can be read only once the form is mounted
  useLayoutEffect(() => setValues(asInFields), []);

  return {
    values,
    /** A stable function, so that an effect can depend on it. */
    setValue,
    setValues,
    /** Reads the fields into the state, even input that React has not heard of, and returns the values. */
    readFields(): Values {
      const read = asInFields(values);
      setValues(read);
      return read;
    },
    /** The props for the control of this field: `<TextField label={…} {...field('mail')} />`. */
    field: <N extends FieldName<Values>>(name: N): Bound<Values[N]> => ({
      name,
      value: values[name],
      onChange: (value) => setValue(name, value),
    }),
  };
}

/**
 * The page shows before its script: input typed or filled in by a password manager before hydration is in the DOM only.
 * React leaves it there, and would wipe it at the next change if the state did not adopt it. A press of the submit button
 * hydrates the page at once and is answered before that happens, so the fields are read again then.
 */
function asInFields<Values extends object>(held: Values): Values {
  const unheard: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(held)) {
    const entered = enteredIn(document.getElementById(fieldId(name)), value);
    if (entered !== undefined && typeof value === typeof entered && value !== entered) {
      unheard[name] = entered;
    }
  }
  return Object.keys(unheard).length > 0 ? { ...held, ...unheard } : held;
}

/** The value in a control; undefined for an element that is none, and for radio buttons of which none is chosen. */
function enteredIn(control: HTMLElement | null, held: unknown): string | boolean | undefined {
  if (control instanceof HTMLSelectElement) return control.value;
  // A plain area that stands in for rich text shows only its words, not its value.
  if (control instanceof HTMLTextAreaElement)
    return control.defaultValue === held ? control.value : undefined;
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (control.type === 'checkbox') return control.checked;
  if (control.type === 'radio') return chosenAmong(control);
  return control.value;
}

/** The field has the id of the first of its radio buttons. */
function chosenAmong({ form, name }: HTMLInputElement): string | undefined {
  const chosen = form && new FormData(form).get(name);
  return typeof chosen === 'string' ? chosen : undefined;
}
