import { readOf } from '#features/views/contract.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { badgesContract } from '../contract.ts';
import { BadgeItem } from './BadgeItem.tsx';
import styles from './Badges.module.css';
import { WhereShown } from './WhereShown.tsx';

/** The badges of whoever is logged in, all in one row after another. */
export function BadgeList() {
  return (
    <WhereShown>
      <Badges />
    </WhereShown>
  );
}

function Badges() {
  const { data, isLoadingError, refetch } = useEndpoint(...readOf(badgesContract));
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <LoadingBlocks heights={[16, 16]} />;
  return (
    <ul className={styles.grid}>
      {data.rows.map((badge) => (
        <BadgeItem key={badge.id} badge={badge} />
      ))}
    </ul>
  );
}
