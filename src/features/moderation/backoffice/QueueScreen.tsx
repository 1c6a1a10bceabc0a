import { Inbox } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useFreshEndpoint } from '#ui/app/queries.ts';
import { cx } from '#ui/cx.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { LeaveQuestion } from '#ui/form/kept/LeaveQuestion.tsx';
import { EmptyList } from '#ui/staff/EmptyList.tsx';
import { KeysetPager } from '#ui/staff/KeysetPager.tsx';
import { StaffNotLoaded } from '#ui/staff/StaffNotLoaded.tsx';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { type QueueRow, readQueue } from '../staff-contract.ts';
import type { DecisionValues } from './decision-draft.ts';
import { QueueItemView } from './QueueItemView.tsx';
import { QueueList } from './QueueList.tsx';
import styles from './QueueScreen.module.css';
import { useQueueAddress } from './queue-address.ts';
import { type Drafts, useDrafts } from './useDraft.ts';
import { useModerationWords } from './useModerationWords.ts';

/** The queue beside the item that is open; on a narrow screen only one of the two. */
export function QueueScreen() {
  const { t } = useModerationWords();
  const { item, page, to } = useQueueAddress();
  const list = useTurnedPage(page ?? '');
  const drafts = useDrafts<DecisionValues>();
  const queue = useFreshEndpoint(readQueue, { query: { page } });
  const { data } = queue;
  return (
    <StaffScreen
      title={t('queue.title')}
      lead={t('queue.lead')}
      actions={data && <p className="small">{t('queue.hours', { hours: data.moderator_hours })}</p>}
    >
      {!drafts.isEmpty && <LeaveQuestion />}
      <StaffNotLoaded of={queue} list="/wachtrij" heights={[4, 4, 4]} />
      {data && data.rows.length === 0 && item === null && (
        <EmptyList icon={<Inbox />} title={t('queue.empty')}>
          {t('queue.emptyText')}
        </EmptyList>
      )}
      {data && (data.rows.length > 0 || item !== null) && (
        <div className={styles.frame}>
          <p className={cx('small muted', styles.keys)}>{t('queue.keys')}</p>
          <div className={styles.desk} data-open={item !== null}>
            <div className={styles.list}>
              <QueueList
                ref={list}
                rows={data.rows}
                current={item}
                isAll={page === undefined && data.pager.older === null}
              />
              <KeysetPager label={t('queue.pages')} older={data.pager.older} />
            </div>
            <div className={styles.open}>
              <Link className={styles.back} to={to(null)}>
                {t('queue.back')}
              </Link>
              <Opened rows={data.rows} drafts={drafts} />
            </div>
          </div>
        </div>
      )}
    </StaffScreen>
  );
}

interface OpenedProps {
  readonly rows: readonly QueueRow[];
  readonly drafts: Drafts<DecisionValues>;
}

function Opened({ rows, drafts }: OpenedProps) {
  const { t } = useModerationWords();
  const { item, to } = useQueueAddress();
  const navigate = useNavigate();
  if (item === null) return <p className="muted">{t('queue.choose')}</p>;
  const next = nextOf(rows, item);
  return <QueueItemView key={item} id={item} drafts={drafts} onNext={() => void navigate(to(next))} />;
}

/** The item after this one, or at the end the first of the others; null if there is no other. */
function nextOf(rows: readonly QueueRow[], item: number): number | null {
  const at = rows.findIndex(({ id }) => id === item);
  return (rows[at + 1] ?? rows.find(({ id }) => id !== item))?.id ?? null;
}
