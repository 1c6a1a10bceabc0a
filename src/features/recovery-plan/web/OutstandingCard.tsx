import { Link } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { HighAmount } from '#ui/form/amount/HighAmount.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AmountRow } from './AmountRow.tsx';
import rows from './AmountRows.module.css';
import { useOutstandingForm } from './useOutstandingForm.ts';

/** The latest days without a registration, to fill in together. Skipping them is fine. */
export function OutstandingCard({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const { language } = useApp();
  const form = useOutstandingForm(days);
  if (form.days.length === 0) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="outstanding-title">
      <h2 className="h4" id="outstanding-title">
        {t('outstanding.title')}
      </h2>
      <p className="muted small">{t('outstanding.text')}</p>
      <Form form={form}>
        <div className={rows.week}>
          {form.days.map((day) => (
            <AmountRow
              key={day}
              label={capitalise(formatDay(language, day, 'short'))}
              spoken={capitalise(formatDay(language, day, 'full'))}
              field={form.field(day)}
            >
              <HighAmount {...form.typedFor(day)} />
            </AmountRow>
          ))}
        </div>
        {form.hasEarlier && (
          <p className="small">
            <Link to={path('calendar')}>{t('outstanding.earlier')}</Link>
          </p>
        )}
        <p>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {t('outstanding.save')}
          </Button>
        </p>
      </Form>
    </Card>
  );
}
