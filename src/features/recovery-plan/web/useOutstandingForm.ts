import { amountTyped, parseAmount } from '#domain/kit/amount.ts';
import type { Day } from '#domain/kit/day.ts';
import { type Problem, problem } from '#domain/kit/problem.ts';
import { measureOf } from '#domain/site/site.ts';
import { amountOnly, checkRegistration } from '#domain/tracking/registration.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { useMe } from '#ui/app/me.ts';
import { focusMain } from '#ui/focus/focus-main.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useFillingIn } from './useFillingIn.ts';

/** Amounts as typed, by day; a day left empty stays open. */
type DayAmounts = Readonly<Record<Day, string>>;

/** How many open days are offered together; more at once would be daunting. */
const OFFERED = 5;

/** Fills in several days at once: each is a registration of its own, saved one after the other. */
export function useOutstandingForm(outstanding: readonly Day[]) {
  const { t } = useTranslation('recovery-plan');
  const app = useApp();
  const me = useMe();
  const toast = useToast();
  const { open, fillIn, refresh } = useFillingIn(outstanding);
  const days = open.slice(0, OFFERED);
  const setting = {
    measure: measureOf(app.site),
    today: app.today(),
    registrationsStart: me?.registrationsStart ?? app.today(),
    otherAmounts: [],
    storedAmount: null,
  };
  const typedOf = (values: DayAmounts) =>
    days.flatMap((day) => {
      const amount = amountTyped(values[day] ?? '');
      return amount === null ? [] : [{ day, amount }];
    });
  const problemsOf = ({ day, amount }: { readonly day: Day; readonly amount: number }) =>
    checkRegistration(amountOnly(day, amount), setting).map((found) => ({ ...found, field: day }));

  const form = useProblemForm<Record<Day, string>>({
    values: Object.fromEntries(days.map((day) => [day, ''])),
    check(values): readonly Problem[] {
      const typed = typedOf(values);
      if (typed.length === 0) return problem(days[0] ?? '', 'required');
      return typed.flatMap(problemsOf);
    },
    labelOf: (day) => capitalise(formatDay(app.language, day, 'full')),
    async submit(values) {
      let saved = 0;
      let already = 0;
      try {
        // One at a time: the days before a failure are saved, and leave the list.
        for (const { day, amount } of typedOf(values)) {
          if (await fillIn(day, amount)) saved += 1;
          else already += 1;
          form.setValue(day, '');
        }
      } finally {
        void refresh();
        if (already > 0) toast.show({ tone: 'info', text: t('outstanding.already', { count: already }) });
      }
      if (saved > 0) toast.show({ tone: 'success', text: t('outstanding.saved', { count: saved }) });
      // Saved days leave the list, which disappears with the last one.
      focusMain();
    },
    failureText: t('outstanding.failed'),
  });
  return {
    ...form,
    days,
    /** Whether days before these are open too, which only the calendar shows. */
    hasEarlier: open.length > days.length,
    /** The total of the day as typed, and whether it can be saved. */
    typedFor(day: Day) {
      const typed = typedOf(form.values).find((one) => one.day === day);
      // Text that is not a number is not a high amount.
      const total = parseAmount(form.values[day] ?? '') ?? 0;
      return { total, isPossible: typed === undefined || problemsOf(typed).length === 0 };
    },
    /** A day that was added to the list later has no value yet. */
    field: (day: Day) => ({ ...form.field(day), value: form.values[day] ?? '' }),
  };
}
