import { type LookedAt, looksByDay } from '#domain/nurse/looks.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './LookList.module.css';

interface LookListProps {
  readonly rows: readonly LookedAt[];
  /** How many days to show; by default all. */
  readonly days?: number;
}

/** The looks by day, in words. */
export function LookList({ rows, days }: LookListProps) {
  const { t } = useTranslation('pairing');
  const { language, today } = useApp();
  const now = today();

  function dayOf(day: string): string {
    if (day === now) return t('looks.today');
    const isThisYear = day.slice(0, 4) === now.slice(0, 4);
    return capitalise(formatDay(language, day, isThisYear ? 'full' : 'date'));
  }

  return (
    <div className={styles.scope}>
      <ol className={styles.days}>
        {looksByDay(rows)
          .slice(0, days)
          .map(({ day, looks }) => (
            <li key={day} className={styles.day}>
              <time dateTime={day}>{dayOf(day)}</time>
              <ul>
                {looks.map(({ nurse, look, times }) => (
                  <li key={`${look} ${nurse}`}>
                    {t(`looks.what.${look}`, { name: nurse ?? t('looks.gone') })}
                    {times > 1 && t('looks.times', { times })}
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
    </div>
  );
}
