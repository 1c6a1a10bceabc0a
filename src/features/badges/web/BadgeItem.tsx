import { dayAt } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { Medal } from '#ui/app/badges/Medal.tsx';
import { formatDay } from '#ui/app/format.ts';
import { cx } from '#ui/cx.ts';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { BadgeRow } from '../contract.ts';
import styles from './Badges.module.css';

/** A badge with the day on which it was received, or with how to earn it. */
export function BadgeItem({ badge }: { badge: BadgeRow }) {
  const { t } = useTranslation('badges');
  const {
    language,
    settings: { timeZone },
  } = useApp();
  return (
    <li className={cx(styles.badge, !badge.received && styles.open)}>
      <Medal url={badge.field_image.url} open={!badge.received} />
      <h3 className={styles.name}>
        <InLanguage of={badge.langcode}>{badge.name}</InLanguage>
        {!badge.received && <span className="visually-hidden">, {t('open')}</span>}
      </h3>
      <p className={styles.text}>
        <InLanguage of={badge.langcode}>{badge.received ? badge.description : badge.how}</InLanguage>
      </p>
      {badge.received_at !== null && (
        <p className={styles.text}>
          <time dateTime={badge.received_at}>
            {t('on', {
              day: whole(formatDay(language, dayAt(new Date(badge.received_at), timeZone), 'date')),
            })}
          </time>
        </p>
      )}
    </li>
  );
}

/** A date that stays on one line, in a column that is hardly wider. */
function whole(date: string): string {
  return date.replaceAll(' ', '\u00a0');
}
