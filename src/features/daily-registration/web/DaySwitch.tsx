import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, type Day } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { iconButtonClass } from '#ui/primitives/IconButton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './DaySwitch.module.css';

interface DaySwitchProps {
  readonly day: Day;
  /** The first day that can be filled in. */
  readonly first: Day;
  hrefOf(day: Day): string;
}

/** The day as the page's heading, with the day before and after it as far as they can be filled in. */
export function DaySwitch({ day, first, hrefOf }: DaySwitchProps) {
  const { t } = useTranslation('daily-registration');
  const { language, today } = useApp();
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
      {step(before, before >= first, 'previousDay')}
      <div>
        {near && <p className="muted small">{near}</p>}
        <h1 className={styles.day}>{capitalise(formatDay(language, day, 'full'))}</h1>
      </div>
      {step(after, after <= today(), 'nextDay')}
    </div>
  );
}
