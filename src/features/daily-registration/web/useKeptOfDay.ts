import { useEffect, useEffectEvent, useRef } from 'react';
import { isTyped, type RegistrationValues } from './registration-values.ts';

interface FormOfDay {
  readonly values: RegistrationValues;
  readonly restored: RegistrationValues | null;
  reopenKept(): void;
}

/**
 * Shows what is kept for the day of an empty form once that day is another one. What was kept for the day before stays with it,
 * unless somebody has changed it: what they typed goes along.
 */
export function useKeptOfDay(form: FormOfDay, empty: RegistrationValues): void {
  const { day } = empty;
  const shown = useRef(day);
  const turn = useEffectEvent(() => {
    const isUntouched = !isTyped(form.values, empty) || !isTyped(form.values, form.restored ?? empty);
    if (isUntouched) form.reopenKept();
  });
  // Not while rendering: React may lose a value that is set then, once the form's own effect sets its day.
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    turn();
  }, [day]);
}
