import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayAt } from '#domain/kit/day.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { Medal } from '#ui/app/Medal.tsx';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import type { BadgeRow, MilestoneRow } from '../contract.ts';
import styles from './Badges.module.css';

interface MilestoneCardProps {
  readonly milestone: MilestoneRow;
  readonly badges: readonly BadgeRow[];
}

/** A milestone with its badges: received ones with their day, the others with how to earn them. */
export function MilestoneCard({ milestone, badges }: MilestoneCardProps) {
  const { t } = useTranslation('badges');
  const path = usePath();
  const received = badges.filter((badge) => badge.received).length;
  return (
    <Card as="section" className={styles.milestone} aria-labelledby={milestone.id}>
      <div className={styles.head}>
        <Medal url={milestone.image.url} open={received === 0} />
        <div className={styles.words}>
          <h2 className="h3" id={milestone.id}>
            <Link to={path('term', { tid: String(milestone.tid) })}>{milestone.name}</Link>
          </h2>
          <p className="muted">{milestone.description}</p>
        </div>
        <Chip>{t('received', { received, count: badges.length })}</Chip>
      </div>
      <ul className={styles.grid}>
        {badges.map((badge) => (
          <BadgeItem key={badge.id} badge={badge} />
        ))}
      </ul>
    </Card>
  );
}

function BadgeItem({ badge }: { badge: BadgeRow }) {
  const { t } = useTranslation('badges');
  const {
    language,
    settings: { timeZone },
  } = useApp();
  return (
    <li className={cx(styles.badge, !badge.received && styles.open)}>
      <Medal url={badge.field_image.url} open={!badge.received} />
      <h3 className={styles.name}>
        {badge.name}
        {!badge.received && <span className="visually-hidden">, {t('open')}</span>}
      </h3>
      <p className={styles.text}>{badge.received ? badge.description : badge.how}</p>
      {badge.received_at !== null && (
        <p className={styles.text}>
          <time dateTime={badge.received_at}>
            {t('on', { day: formatDay(language, dayAt(new Date(badge.received_at), timeZone), 'date') })}
          </time>
        </p>
      )}
    </li>
  );
}
