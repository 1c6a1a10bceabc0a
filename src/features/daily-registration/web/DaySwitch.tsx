import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, type Day } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { useMe } from '#ui/app/me.ts';
import { iconButtonClass } from '#ui/primitives/IconButton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './DaySwitch.module.css';

/** The day as the page's heading, with the day before and after it as far as they can be filled in. */
export function DaySwitch({ day, hrefOf }: { day: Day; hrefOf: (day: Day) => string }) {
  const { t } = useTranslation('daily-registration');
  const { language, today } = useApp();
  const start = useMe()?.registrationsStart ?? today();
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  const near = day === today() ? t('today') : day === addDays(today(), -1) ? t('yesterday') : null;
  const step = (to: Day, possible: boolean, key: 'previousDay' | 'nextDay') => {
    const Icon = key === 'previousDay' ? ChevronLeft : ChevronRight;
    if (!possible) return <span className={styles.none} />;
    return (
      <Link
        className={iconButtonClass}
        to={hrefOf(to)}
        replace
        aria-label={t(key, { day: formatDay(language, to, 'full') })}
      >
        <Icon aria-hidden="true" />
      </Link>
    );
  };
  return (
    <div className={styles.switch}>
      {step(before, before >= start, 'previousDay')}
      <div>
        {near && <p className="muted small">{near}</p>}
        <h1 className={styles.day}>{capitalise(formatDay(language, day, 'full'))}</h1>
      </div>
      {step(after, after <= today(), 'nextDay')}
    </div>
  );
}
