import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { Medal } from '#ui/app/badges/Medal.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { InLanguage } from '#ui/words/InLanguage.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { BadgeRow, MilestoneRow } from '../contract.ts';
import { BadgeItem } from './BadgeItem.tsx';
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
            <Link to={path('term', { tid: String(milestone.tid) })}>
              <InLanguage of={milestone.langcode}>{milestone.name}</InLanguage>
            </Link>
          </h2>
          <p className="muted">
            <InLanguage of={milestone.langcode}>{milestone.description}</InLanguage>
          </p>
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
