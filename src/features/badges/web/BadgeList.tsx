import { readOf } from '#features/views/contract.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { badgesContract } from '../contract.ts';
import { BadgeItem } from './BadgeItem.tsx';
import styles from './Badges.module.css';
import { WhereShown } from './WhereShown.tsx';

/** All the reader's badges, without milestones. */
export function BadgeList() {
  return (
    <WhereShown>
      <Badges />
    </WhereShown>
  );
}

function Badges() {
  const badges = useEndpoint(...readOf(badgesContract));
  const { data } = badges;
  if (!data) return <NotLoaded of={badges} heights={[16, 16]} />;
  return (
    <ul className={styles.grid}>
      {data.rows.map((badge) => (
        <BadgeItem key={badge.id} badge={badge} />
      ))}
    </ul>
  );
}
