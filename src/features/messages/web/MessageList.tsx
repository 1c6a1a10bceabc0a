import { Mail } from 'lucide-react';
import type { RefCallback } from 'react';
import { Link } from 'react-router';
import type { ViewPage } from '#contract/view.ts';
import { readOf } from '#features/views/contract.ts';
import { usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { OlderNewer } from '#ui/layout/OlderNewer.tsx';
import { useNameOfPage } from '#ui/layout/useNameOfPage.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type MessageRow, messagesContract } from '../contract.ts';
import { MessageCard } from './MessageCard.tsx';
import { idOf, useUnread } from './useUnread.ts';

export function readPage(page: number) {
  return readOf(messagesContract, {}, page);
}

/** One page of the reader's messages, the newest first; on a content page, which gives no `page`, the first. */
export function MessageList({ page = 1 }: { page?: number }) {
  const list = useTurnedPage();
  const { data, isLoadingError, refetch } = useEndpoint(...readPage(page));
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (data) return <Messages found={data} page={page} list={list} />;
  return <LoadingBlocks heights={[10, 10]} />;
}

interface MessagesProps {
  readonly found: ViewPage<MessageRow>;
  readonly page: number;
  readonly list: RefCallback<HTMLElement>;
}

function Messages({ found: { rows, pager }, page, list }: MessagesProps) {
  const { t } = useTranslation('messages');
  const path = usePath();
  const unread = useUnread(rows);
  const nameOf = useNameOfPage();
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Mail aria-hidden="true" />} title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        {pager.total_items > 0 && (
          <Link className={buttonClass({ variant: 'secondary' })} to={path('messages')}>
            {t('first')}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <ul ref={list} tabIndex={-1} className="stack" aria-label={nameOf(t('list'), page, pager.total_pages)}>
        {rows.map((row) => (
          <MessageCard key={idOf(row)} message={row} isUnread={unread.has(idOf(row))} />
        ))}
      </ul>
      {pager.total_pages > 1 && (
        <OlderNewer
          label={t('pages')}
          page={page}
          total={pager.total_pages}
          hrefOf={(number) => path('messages', {}, { page: number === 1 ? undefined : String(number) })}
        />
      )}
    </div>
  );
}
