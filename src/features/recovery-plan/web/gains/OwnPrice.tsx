import { amountTyped } from '#domain/kit/amount.ts';
import { measureOf } from '#domain/site/site.ts';
import { checkPrice } from '#domain/tracking/results/gains.ts';
import { useApp } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { MoneyField } from '#ui/form/amount/MoneyField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { saveOwnPrice } from '../../contract.ts';

/** What a unit costs this person. Nobody has to say; nothing is guessed. */
export function OwnPrice({ price }: { price: number | null }) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const words = useAmountWords(measureOf(useApp().site).unit);
  const toast = useToast();
  const { send } = useSubmission(saveOwnPrice);
  const label = t('price.label', { unit: words.unit(1) });
  const form = useProblemForm<{ euros: string }>({
    values: { euros: price === null ? '' : words.typed(price) },
    check: ({ euros }) => checkPrice('euros', amountTyped(euros)),
    labelOf: () => label,
    async submit({ euros }) {
      await send({ body: { euros: amountTyped(euros) } });
      toast.show({ tone: 'success', text: t(amountTyped(euros) === null ? 'price.removed' : 'price.saved') });
    },
    failureText: t('price.failed'),
  });
  return (
    <Disclosure title={t(price === null ? 'price.add' : 'price.change')}>
      <Form form={form}>
        <MoneyField label={label} description={t('price.help')} optional {...form.field('euros')} />
        <p>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('ui:save')}
          </Button>
        </p>
      </Form>
    </Disclosure>
  );
}
