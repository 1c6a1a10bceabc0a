import type { ReactNode } from 'react';
import { addAmounts, parseAmount } from '#domain/kit/amount.ts';
import { WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import type { Problem } from '#domain/kit/problem.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, weekdayName } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AmountRow } from '../AmountRow.tsx';
import styles from '../AmountRows.module.css';
import type { StepForm } from './useStepForm.ts';

interface WeekAmountsProps {
  readonly form: StepForm;
  /** `''` for current use, `goal_` for targets: the prefix of the fields on the wire. */
  readonly prefix: '' | 'goal_';
  readonly legend: ReactNode;
  readonly description: ReactNode;
  /** What is wrong or missing in it so far. */
  readonly problems: readonly Problem[];
  /** What is shown beside a day, such as the use now. */
  readonly noteOf?: (day: Weekday) => string;
}

/**
 * An amount for each day of the week, with a way to use the same amount for all days, and the total of the week, unless an amount
 * is wrong.
 */
export function WeekAmounts({ form, prefix, legend, description, problems, noteOf }: WeekAmountsProps) {
  const { t } = useTranslation('recovery-plan');
  const { site, language } = useApp();
  const words = useAmountWords(measureOf(site).unit);
  const { values } = form;
  const total = addAmounts(WEEKDAYS.map((day) => parseAmount(values[`${prefix}${day}`]) ?? 0));
  const isRight = problems.every(({ code }) => code === 'required');
  const monday = values[`${prefix}monday`];
  return (
    <fieldset className={styles.week}>
      <legend>
        <h2 className="h3">{legend}</h2>
      </legend>
      <p className="muted">{description}</p>
      {WEEKDAYS.map((day) => (
        <AmountRow
          key={day}
          compact
          label={capitalise(weekdayName(language, day))}
          note={noteOf?.(day)}
          field={form.field(`${prefix}${day}`)}
        >
          {day === 'monday' && monday !== '' && (
            <Button
              variant="subtle"
              size="small"
              onClick={() =>
                form.setSeveral(Object.fromEntries(WEEKDAYS.map((other) => [`${prefix}${other}`, monday])))
              }
            >
              {t('wizard.copy')}
            </Button>
          )}
        </AmountRow>
      ))}
      <div aria-live="polite">
        {isRight && (
          <p className={styles.total}>
            {t('wizard.weekTotal', { amount: words.number(total), unit: words.unit(total) })}
          </p>
        )}
      </div>
    </fieldset>
  );
}
