import { amountTyped, parseAmount } from '#domain/kit/amount.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Measure } from '#domain/site/measure.ts';
import { measureOf } from '#domain/site/site.ts';
import { amountOnly, checkRegistration } from '#domain/tracking/registration.ts';
import { useApp } from '#ui/app/app.ts';
import { deviceEntry, type KeptEntry } from '#ui/app/kept-entry.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { HighAmount } from '#ui/form/amount/HighAmount.tsx';
import { Form } from '#ui/form/Form.tsx';
import { KeptNotice } from '#ui/form/kept/KeptNotice.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AmountInUnit } from '../AmountInUnit.tsx';

/** How many one tap adds, where use adds up during the day. */
const MANY = 5;

interface AmountByHandProps {
  readonly day: Day;
  readonly amount: number | null;
  readonly onSay: (amount: number) => Promise<unknown>;
}

/** Where an amount that was typed and not saved is kept on this device. */
export function keptAmount(day: Day): KeptEntry<Record<string, string>> {
  return deviceEntry(`amount.${day}`);
}

/** Any other amount of a day: typed, or counted up. */
export function AmountByHand({ day, amount, onSay }: AmountByHandProps) {
  const { t } = useTranslation('daily-registration');
  const measure = measureOf(useApp().site);
  const { unit, addsUp } = measure;
  const words = useAmountWords(unit);
  const name = `amount_${day}`;
  const stored = { [name]: amount === null ? '' : words.typed(amount) };
  const form = useProblemForm<Record<string, string>>({
    values: stored,
    check: (values) =>
      checkAmount(day, values[name] ?? '', measure).map((problem) => ({ ...problem, field: name })),
    labelOf: () => t(`amount.${unit}`),
    submit: async (values) => void (await onSay(parseAmount(values[name] ?? '') ?? 0)),
    failureText: () => t('failedAdd'),
    keepAs: keptAmount(day),
  });
  useFollowing(form, stored);
  const field = form.field(name);
  const typed = parseAmount(form.values[name] ?? '') ?? 0;
  return (
    <Form form={form}>
      {form.kept && <KeptNotice onForget={form.forgetKept} />}
      <AmountInUnit {...field} />
      <HighAmount
        total={typed}
        isPossible={checkAmount(day, form.values[name] ?? '', measure).length === 0}
      />
      <div className="row">
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
        {addsUp && (
          <Button variant="secondary" onClick={() => field.onChange(words.typed(typed + MANY))}>
            {t('answer.addMany', { count: MANY })}
          </Button>
        )}
      </div>
    </Form>
  );
}

/** The problems of an amount as the total of a day. */
function checkAmount(day: Day, text: string, measure: Measure) {
  const setting = { measure, today: day, registrationsStart: day, otherAmounts: [], storedAmount: null };
  return checkRegistration(amountOnly(day, amountTyped(text)), setting);
}
