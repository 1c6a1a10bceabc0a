import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addAmounts, parseAmount } from '#domain/amount.ts';
import { WEEKDAYS } from '#domain/day.ts';
import { measureOf } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, weekdayName } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import type { StepForm } from './useStepForm.ts';
import styles from './WeekAmounts.module.css';

interface WeekAmountsProps {
  readonly form: StepForm;
  /** `''` for current use, `goal_` for targets: the prefix of the fields on the wire. */
  readonly prefix: '' | 'goal_';
  readonly legend: ReactNode;
  readonly description: ReactNode;
}

/** An amount for each day of the week, with the week's total and a way to fill in the same for all days. */
export function WeekAmounts({ form, prefix, legend, description }: WeekAmountsProps) {
  const { t } = useTranslation('recovery-plan');
  const { site, language } = useApp();
  const { unit, step, maxPerEntry } = measureOf(site);
  const words = useAmountWords(unit);
  const { values } = form;
  const amounts = WEEKDAYS.map((day) => parseAmount(values[`${prefix}${day}`] ?? '') ?? 0);
  const total = addAmounts(amounts);
  const monday = values[`${prefix}monday`];
  return (
    <fieldset className={styles.week}>
      <legend>
        <h2 className="h3">{legend}</h2>
      </legend>
      <p className="muted">{description}</p>
      {WEEKDAYS.map((day, index) => {
        const label = capitalise(weekdayName(language, day));
        return (
          <div key={day} className={styles.row}>
            <span className={styles.day} aria-hidden="true">
              {label}
            </span>
            <AmountField
              label={`${label}, ${words.unit(2)}`}
              hideLabel
              step={step}
              max={maxPerEntry}
              unit={words.unit(amounts[index] ?? 0)}
              lessLabel={`${label}: ${words.number(step)} ${words.unit(step)} −`}
              moreLabel={`${label}: ${words.number(step)} ${words.unit(step)} +`}
              format={words.typed}
              parse={parseAmount}
              {...form.field(`${prefix}${day}`)}
            />
            {day === 'monday' && monday !== '' && (
              <Button
                variant="subtle"
                size="small"
                onClick={() => WEEKDAYS.forEach((other) => form.setValue(`${prefix}${other}`, monday))}
              >
                {t('wizard.copy')}
              </Button>
            )}
          </div>
        );
      })}
      <p className={styles.total} aria-live="polite">
        {t('wizard.weekTotal', { amount: words.number(total), unit: words.unit(total) })}
      </p>
    </fieldset>
  );
}
