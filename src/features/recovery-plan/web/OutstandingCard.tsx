import { useTranslation } from 'react-i18next';
import { parseAmount } from '#domain/amount.ts';
import type { Day } from '#domain/day.ts';
import { measureOf } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useOutstandingForm } from './useOutstandingForm.ts';
import rows from './WeekAmounts.module.css';

/** So many days are offered at once; more would be a wall. */
const SHOWN = 5;

/** The latest days without a registration, to fill in at once. Skipping them is fine. */
export function OutstandingCard({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('recovery-plan');
  const shown = days.slice(0, SHOWN);
  const form = useOutstandingForm(shown);
  const rest = days.length - shown.length;
  return (
    <Card as="section" className="stack" aria-labelledby="outstanding-title">
      <h2 className="h4" id="outstanding-title">
        {t('outstanding.title')}
      </h2>
      <p className="muted small">{t('outstanding.text')}</p>
      <Form form={form}>
        <div className={rows.week}>
          {shown.map((day) => (
            <DayAmount key={day} day={day} form={form} />
          ))}
        </div>
        {rest > 0 && <p className="muted small">{t('outstanding.more', { count: rest })}</p>}
        <p>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('outstanding.save')}
          </Button>
        </p>
      </Form>
    </Card>
  );
}

function DayAmount({ day, form }: { day: Day; form: ReturnType<typeof useOutstandingForm> }) {
  const { site, language } = useApp();
  const { unit, step, maxPerEntry } = measureOf(site);
  const words = useAmountWords(unit);
  const label = capitalise(formatDay(language, day, 'short'));
  const field = form.field(day);
  const value = field.value ?? '';
  return (
    <div className={rows.row}>
      <span className={rows.day} aria-hidden="true">
        {label}
      </span>
      <AmountField
        label={`${label}, ${words.unit(2)}`}
        hideLabel
        step={step}
        max={maxPerEntry}
        unit={words.unit(parseAmount(value) ?? 0)}
        lessLabel={`${label}: ${words.number(step)} ${words.unit(step)} −`}
        moreLabel={`${label}: ${words.number(step)} ${words.unit(step)} +`}
        format={words.typed}
        parse={parseAmount}
        {...field}
        value={value}
      />
    </div>
  );
}
