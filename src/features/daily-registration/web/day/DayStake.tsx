import { amountTyped } from '#domain/kit/amount.ts';
import { measureOf } from '#domain/site/site.ts';
import { checkStake } from '#domain/tracking/registration.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { MoneyField } from '#ui/form/amount/MoneyField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type SheetForms, useSheetForm } from './useSheetForms.ts';

interface DayStakeProps {
  readonly stored: number | null;
  readonly forms: SheetForms;
  readonly onSay: (stake: number | null) => Promise<boolean>;
}

/** The stake of a day, once there is time spent on it. */
export function DayStake({ stored, forms, onSay }: DayStakeProps) {
  const { t } = useTranslation('daily-registration');
  const measure = measureOf(useApp().site);
  const words = useAmountWords(measure.unit);
  const asStored = stored === null ? '' : words.typed(stored);
  const check = ({ cost }: { readonly cost: string }) => checkStake(amountTyped(cost), measure);
  const form = useProblemForm<{ cost: string }>({
    values: { cost: asStored },
    check,
    labelOf: () => t('stake'),
    submit: async ({ cost }) => void (await onSay(amountTyped(cost))),
    failureText: () => t('failedUpdate'),
  });
  useFollowing(form, { cost: asStored });
  useSheetForm(forms, {
    isChanged: form.values.cost !== asStored,
    fields: { cost: amountTyped(form.values.cost) },
    passes: () => form.validateView(['cost'], check),
  });
  return (
    <Form form={form}>
      <MoneyField label={t('stake')} description={t('stakeHelp')} optional {...form.field('cost')} />
      {form.values.cost !== asStored && (
        <p>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('save')}
          </Button>
        </p>
      )}
    </Form>
  );
}
