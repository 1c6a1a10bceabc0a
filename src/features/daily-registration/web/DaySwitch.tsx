import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { addDays, type Day } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { IconButton } from '#ui/primitives/IconButton.tsx';
import { useHasChanged } from '#ui/useHasChanged.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './DaySwitch.module.css';

interface DaySwitchProps {
  readonly day: Day;
  /** The first day that can be filled in. */
  readonly first: Day;
  hrefOf(day: Day): string;
}

/** The day as the page's heading, with links to the days before and after it that can be filled in. */
export function DaySwitch({ day, first, hrefOf }: DaySwitchProps) {
  const { t } = useTranslation('daily-registration');
  const { language, today } = useApp();
  const navigate = useNavigate();
  const hasTurned = useHasChanged(day);
  const before = addDays(day, -1);
  const after = addDays(day, 1);
  const near = day === today() ? t('today') : day === addDays(today(), -1) ? t('yesterday') : null;
  // Stays focusable at the last day, so that the focus is not lost there.
  const step = (to: Day, possible: boolean) => ({
    'aria-disabled': !possible,
    onClick: () => {
      if (possible) void navigate(hrefOf(to), { replace: true });
    },
  });
  return (
    <div className={styles.switch}>
      <IconButton
        label={t('previousDay', { day: formatDay(language, before, 'full') })}
        icon={<ChevronLeft aria-hidden="true" />}
        {...step(before, before >= first)}
      />
      <div>
        {near && <p className="muted small">{near}</p>}
        <h1 className={styles.day} aria-live={hasTurned ? 'polite' : undefined}>
          {capitalise(formatDay(language, day, 'full'))}
        </h1>
      </div>
      <IconButton
        label={t('nextDay', { day: formatDay(language, after, 'full') })}
        icon={<ChevronRight aria-hidden="true" />}
        {...step(after, after <= today())}
      />
    </div>
  );
}
