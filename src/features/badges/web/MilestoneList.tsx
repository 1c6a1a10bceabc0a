import { Link } from 'react-router';
import { readOf } from '#features/views/contract.ts';
import { usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { badgesContract, milestonesContract } from '../contract.ts';
import { MilestoneCard } from './MilestoneCard.tsx';
import { WhereShown } from './WhereShown.tsx';

/** The reader's badges, by milestone, unless they turned badges off. */
export function MilestoneList() {
  return (
    <WhereShown>
      <Milestones />
    </WhereShown>
  );
}

function Milestones() {
  const { t } = useTranslation('badges');
  const path = usePath();
  const badges = useEndpoint(...readOf(badgesContract));
  const milestones = useEndpoint(...readOf(milestonesContract));
  if (badges.isLoadingError || milestones.isLoadingError) {
    return <LoadFailed onRetry={() => void Promise.all([badges.refetch(), milestones.refetch()])} />;
  }
  if (!badges.data || !milestones.data) return <LoadingBlocks heights={[16, 16]} />;
  const { rows } = badges.data;
  return (
    <div className="stack">
      {milestones.data.rows.map((milestone) => (
        <MilestoneCard
          key={milestone.id}
          milestone={milestone}
          badges={rows.filter(({ tid }) => milestone.field_badges.includes(tid))}
        />
      ))}
      <p className="muted">{t('counts')}</p>
      <p className="muted">
        <TaggedText text={t('hide')} parts={{ account: <Link to={path('account')} /> }} />
      </p>
    </div>
  );
}
