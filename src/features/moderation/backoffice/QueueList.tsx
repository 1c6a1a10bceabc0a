import { EyeOff, Flag, LifeBuoy, UserRound } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { Link } from 'react-router';
import { REVIEW_CAUSES } from '#domain/community/moderation/moderation.ts';
import type { QueueRow } from '../staff-contract.ts';
import styles from './QueueList.module.css';
import { useQueueAddress } from './queue-address.ts';
import { useModerationWords } from './useModerationWords.ts';

const ICONS = { danger: LifeBuoy, hidden: EyeOff, report: Flag, newAccount: UserRound } as const;

interface QueueListProps {
  readonly ref: Ref<HTMLElement>;
  readonly rows: readonly QueueRow[];
  readonly current: number | null;
  /** Whether there are no other pages, so that each group is complete and can be counted. */
  readonly isAll: boolean;
}

/** The queue, grouped by cause. The arrow keys move among the rows while one of them has the focus. */
export function QueueList({ ref, rows, current, isAll }: QueueListProps) {
  const { t } = useModerationWords();
  const groups = REVIEW_CAUSES.map((cause) => ({ cause, of: rows.filter((row) => row.cause === cause) }));
  return (
    <nav ref={ref} className={styles.queue} tabIndex={-1} aria-label={t('queue.title')}>
      {groups
        .filter(({ of }) => of.length > 0)
        .map(({ cause, of }) => {
          const Icon = ICONS[cause];
          return (
            <section key={cause}>
              <h2 className={styles.group} data-cause={cause}>
                <Icon aria-hidden="true" />
                {t(`queue.cause.${cause}`)}
                {isAll && <span>{of.length}</span>}
              </h2>
              <ul>
                {of.map((row) => (
                  <li key={row.id}>
                    <Row row={row} isCurrent={row.id === current} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </nav>
  );
}

function Row({ row, isCurrent }: { readonly row: QueueRow; readonly isCurrent: boolean }) {
  const { t, waited, cause, where } = useModerationWords();
  const { to } = useQueueAddress();
  return (
    <Link className={styles.row} to={to(row.id)} aria-current={isCurrent || undefined} onKeyDown={moveFocus}>
      <span className={styles.meta}>
        <strong>{t(`kind.${row.kind}`)}</strong>
        <span className="muted">{waited(row.opened_at)}</span>
      </span>
      <span>{row.title || t('item.removedTitle')}</span>
      <span className="muted">{where(row)}</span>
      <span className="muted">{cause(row)}</span>
      {row.hidden_by && row.cause !== 'hidden' && (
        <span className="muted">{t(`hidden.${row.hidden_by}`)}</span>
      )}
    </Link>
  );
}

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...(event.currentTarget.closest('nav')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  event.preventDefault();
  links[at + step]?.focus();
}
