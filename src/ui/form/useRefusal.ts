import { useState } from 'react';
import { useKit } from '#ui/kit.ts';
import { showProblem } from '../focus/show-problem.ts';
import { type FormRules, NO_REFUSAL, type Refusal, refusedByRules } from './refusal.ts';
import { type FieldName, isFieldOf } from './useFormState.ts';

type Rules<Values extends object> = Pick<FormRules<Values>, 'check' | 'wireNames' | 'wordsOf'>;

/** The problems a form shows. When they appear, the only field with one takes the focus, or else the summary does. */
export function useRefusal<Values extends object>(rules: Rules<Values>, first: Refusal) {
  const kit = useKit();
  const [refusal, setRefusal] = useState(first);
  const [attempts, setAttempts] = useState(0);
  /** Messages by field, in the order of the rules. */
  const texts = new Map(refusal.fields);

  function show(found: Refusal): void {
    const [only, ...others] = found.fields;
    const update = () => {
      setRefusal(found);
      setAttempts((count) => count + 1);
    };
    if (only && others.length === 0) showProblem(only[0], update);
    else update();
  }

  return {
    show,
    clear: () => setRefusal(NO_REFUSAL),
    clearUnreached: () => setRefusal((shown) => (shown.isUnreached ? NO_REFUSAL : shown)),
    /** Removes the messages that these values solve, and adds none. */
    clearSolved(values: Values): void {
      const left = new Set(refusedByRules(kit, rules, values)?.fields.map(([name]) => name));
      setRefusal({ ...refusal, fields: refusal.fields.filter(([name]) => left.has(name)) });
    },
    /**
     * Checks some of the fields by a rule of their own and shows their problems, leaving the messages of other fields. Returns
     * whether there are none.
     */
    showOf(names: readonly FieldName<Values>[], check: Rules<Values>['check'], values: Values): boolean {
      const found = refusedByRules(kit, { check }, values);
      const others = refusal.fields.filter(([name]) => !names.some((own) => own === name));
      if (found) show({ fields: [...found.fields, ...others], whole: null });
      else setRefusal({ fields: others, whole: null });
      return !found;
    },
    textOf: (name: string) => texts.get(name),
    /** The message above the form when the call failed as a whole. */
    failure: refusal.whole,
    /** Several problems, for the summary above the form; a single one is shown at its field only, if the form has that field. */
    summaryOf(values: Values, labelOf: (name: FieldName<Values>) => string) {
      const isElsewhere = refusal.fields.some(([name]) => !isFieldOf(values, name));
      if (texts.size <= 1 && !isElsewhere) return [];
      return Array.from(texts, ([name, text]) => ({
        name,
        text: isFieldOf(values, name) ? `${labelOf(name)}: ${text}` : text,
      }));
    },
    /** Changes each time problems are shown, so that the summary takes focus again. */
    attempts,
  };
}
