import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type BadgeRow, badgesContract, badgesSeen } from '#features/badges/contract.ts';
import { readOf } from '#features/views/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { NewBadges } from '#ui/app/badges/NewBadges.tsx';
import { useShowsBadges } from '#ui/app/badges/useShowsBadges.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The badges for the exercise that was just saved. They are marked as seen, so that no dialog announces them later. */
export function ReceivedBadges() {
  const app = useApp();
  const shows = useShowsBadges();
  const { data } = useQuery({ ...endpointQuery(app, ...readOf(badgesContract)), enabled: shows });
  const fresh = data?.rows.filter(({ received, seen }) => received && !seen) ?? [];
  // They stay on the page after they are marked as seen.
  const [badges, setBadges] = useState<readonly BadgeRow[]>([]);
  if (badges.length === 0 && fresh.length > 0) setBadges(fresh);
  return shows && badges.length > 0 && <Received badges={badges} />;
}

function Received({ badges }: { badges: readonly BadgeRow[] }) {
  const { t } = useTranslation(['programme', 'ui']);
  const { send } = useSubmission(badgesSeen);
  useEffect(() => {
    // If that fails, they are announced again later, which does no harm.
    send({ body: { badges: badges.map(({ id }) => id) } }).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what is shown
  }, []);
  return (
    <Card as="section" className="stack" aria-label={t('exercise.badges', { count: badges.length })}>
      <NewBadges badges={badges} heading="h2" />
      <p className="muted">{t('ui:badgesStay', { count: badges.length })}</p>
    </Card>
  );
}
