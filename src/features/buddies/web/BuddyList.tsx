import { Users } from 'lucide-react';
import { type Buddy, INVITATION_DAYS } from '#domain/buddies/buddy.ts';
import type { Me } from '#domain/identity/account.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { ViewHeading } from '#ui/layout/ViewHeading.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Buddies.module.css';
import { BuddyRow } from './BuddyRow.tsx';

interface BuddyListProps {
  readonly me: Me;
  readonly buddies: readonly Buddy[];
  /** Whether the list takes the focus, because somebody was just invited. */
  readonly isFocused: boolean;
}

/** Everybody who was invited, with the state of each invitation. */
export function BuddyList({ me, buddies, isFocused }: BuddyListProps) {
  const { t } = useTranslation('buddies');
  const hasMail = useHasMail(me);
  if (buddies.length === 0) {
    return (
      <EmptyState icon={<Users aria-hidden="true" />} title={t('list.empty')}>
        {t('list.emptyText')}
      </EmptyState>
    );
  }
  const waits = buddies.some(({ waiting }) => waiting);
  const isAsked = buddies.some(({ accepted, waiting }) => !accepted && !waiting);
  return (
    <Card as="section" className="stack" aria-labelledby="buddies-list">
      <ViewHeading isFocused={isFocused} wordsId="buddies-list">
        {t('list.heading')}
      </ViewHeading>
      <ul className={styles.list} aria-labelledby="buddies-list">
        {buddies.map((buddy) => (
          <BuddyRow key={buddy.id} buddy={buddy} />
        ))}
      </ul>
      {waits && (
        <p className="small muted">
          {t(hasMail ? 'list.waits' : 'confirm.needsMail')} {t('list.waitsUntil', { days: INVITATION_DAYS })}
        </p>
      )}
      {isAsked && <p className="small muted">{t('list.expires', { days: INVITATION_DAYS })}</p>}
    </Card>
  );
}
