import { Fragment } from 'react';
import { type Day, daysBetween } from '#domain/kit/day.ts';
import { STOP_WITHIN_DAYS } from '#domain/tracking/stop-day.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { Field } from '#ui/form/Field.tsx';
import { Rope } from '#ui/primitives/Rope.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './StopDayPicker.module.css';
import type { StepForm } from './useStepForm.ts';

/** The days to stop on, two weeks of them, and how long it is until the one that was chosen. */
export function StopDayPicker({ form, days }: { form: StepForm; days: readonly Day[] }) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const { language, today } = useApp();
  const { name, value, onChange, error } = form.field('stop_date');
  const isOffered = days.includes(value);
  /** One that was chosen on an earlier day may have passed. */
  const passed =
    value === '' || isOffered ? undefined : t('ui:problem.startOutOfReach', { days: STOP_WITHIN_DAYS });
  const ahead = isOffered ? daysBetween(today(), value) : null;
  const near = [t('wizard.stopDay.today'), t('wizard.stopDay.tomorrow')];
  return (
    <>
      <Field
        as="radios"
        name={name}
        label={t('wizard.stopDay.legend')}
        description={t('wizard.stopDay.text')}
        error={error ?? passed}
      >
        {({ id }) => (
          <div className={styles.days}>
            {days.map((day, index) => (
              <Fragment key={day}>
                <label className={styles.day}>
                  <input
                    type="radio"
                    {...(index === 0 ? { id } : {})}
                    name={name}
                    value={day}
                    aria-describedby={`${id}-${day}`}
                    checked={value === day}
                    onChange={() => onChange(day)}
                  />
                  <span>{formatDay(language, day, 'weekday')}</span> <b>{Number(day.slice(8))}</b>{' '}
                  <span>{near[daysBetween(today(), day)] ?? formatDay(language, day, 'monthShort')}</span>
                </label>
                <span id={`${id}-${day}`} hidden>
                  {formatDay(language, day, 'full')}
                </span>
              </Fragment>
            ))}
          </div>
        )}
      </Field>
      <div className={styles.ahead} aria-live="polite">
        {ahead !== null && (
          <>
            <p className="h4">
              {t('wizard.stopDay.ahead', {
                date: capitalise(formatDay(language, value, 'full')),
                count: ahead,
              })}
            </p>
            {ahead > 0 && (
              <>
                <Rope number={1} total={ahead + 1} />
                <p className="muted small">{t('wizard.stopDay.posts')}</p>
              </>
            )}
          </>
        )}
      </div>
    </>
  );
}
