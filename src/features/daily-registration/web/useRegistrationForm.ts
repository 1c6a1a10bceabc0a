import { useState } from 'react';
import { addAmounts, parseAmount } from '#domain/kit/amount.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Problem } from '#domain/kit/problem.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import type { KeptEntry } from '#ui/app/kept-entry.ts';
import { useMe } from '#ui/app/me.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useIsHere } from '#ui/usePresence.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { OverviewDay, RegistrationItem } from '../contract.ts';
import { checkValues, isTyped, type RegistrationValues } from './registration-values.ts';
import { useLeave } from './useLeave.ts';
import { useSendRegistration } from './useSendRegistration.ts';

/** The labels of the fields on the page. */
const LABELS: Readonly<Record<string, 'day' | 'register.legend' | 'stake' | 'place' | 'company' | 'note'>> = {
  day: 'day',
  register: 'register.legend',
  stake: 'stake',
  place: 'place',
  company: 'company',
  note: 'note',
};

/** The field names that differ on the wire (contract 2.5). */
const WIRE_NAMES = { registration_date: 'day', cost: 'stake', where: 'place', with_who: 'company' } as const;

interface Options {
  readonly values: RegistrationValues;
  /** The registration being changed, or null for a new one. */
  readonly stored: RegistrationItem | null;
  /** The first day that can be filled in. */
  readonly first: Day;
  readonly dayOf: (date: string) => OverviewDay | undefined;
  readonly keepAs: KeptEntry<RegistrationValues>;
}

/** The registration form: validated by the same rules as on the server, saved once, then back to the previous page. */
export function useRegistrationForm({ values, stored, first, dayOf, keepAs }: Options) {
  const { t } = useTranslation(['daily-registration', 'ui']);
  const app = useApp();
  const me = useMe();
  const toast = useToast();
  const leave = useLeave(useIsHere());
  const [going, setGoing] = useState(false);
  const { send, waiting } = useSendRegistration(stored);

  async function save(next: RegistrationValues): Promise<void> {
    // The keyboard gets past a busy button.
    if (going) return;
    const sent = await send(next);
    if (sent?.isKept) {
      // The form of a new registration is emptied, for the next one.
      form.setSeveral(stored ? next : { ...values, day: sent.day });
    } else if (sent) {
      toast.show({ tone: 'success', text: t('saved'), onNextPage: true });
      setGoing(true);
      leave(sent.day);
    }
  }

  const otherAmounts = (date: string) =>
    Object.values(dayOf(date)?.items ?? {})
      .filter(({ uuid }) => uuid !== stored?.uuid)
      .map(({ amount }) => amount);

  function check(next: RegistrationValues): Problem[] {
    return checkValues(next, {
      measure: measureOf(app.site),
      today: app.today(),
      registrationsStart: first,
      otherAmounts: otherAmounts(next.day),
      storedAmount: stored?.amount ?? null,
    });
  }

  const form = useProblemForm<RegistrationValues>({
    values,
    keepAs,
    check,
    labelOf: (name) => {
      if (name === 'amount') return t(`amount.${measureOf(app.site).unit}`);
      return t(LABELS[name] ?? 'title');
    },
    wireNames: WIRE_NAMES,
    wordsOf: ({ code }) =>
      code === 'dateBeforeStart' && me && first > me.registrationsStart ? t('tooFarBack') : undefined,
    submit: save,
    failureText: ({ code }) => {
      if (code === 'network' || code === 'unavailable') return t(`ui:failure.${code}`);
      return t(stored ? 'failedUpdate' : 'failedAdd');
    },
  });
  const holdsTyped = form.isOwn && isTyped(form.values, values);
  return {
    ...form,
    /** Also until the next page is there: a press meanwhile would save it twice. */
    busy: form.busy || going,
    /** The total of the day with the amount as typed. */
    totalOfDay: addAmounts([...otherAmounts(form.values.day), parseAmount(form.values.amount) ?? 0]),
    isStored: stored !== null,
    /** Whether the person who is logged in typed something here, and not somebody before them on this device. */
    holdsTyped,
    isUnsaved: form.isUnsaved && holdsTyped && !going,
    /** Tells the form that its registration is saved or being deleted, so that the page is about to close. */
    setGoing,
    /** Whether the amount as typed cannot be saved. */
    refusesAmount: check(form.values).some(({ field }) => field === 'amount'),
    /** The registration for the form's day that waits for a connection, or was sent after it had waited. */
    waiting: waiting?.day === form.values.day ? waiting : null,
  };
}
