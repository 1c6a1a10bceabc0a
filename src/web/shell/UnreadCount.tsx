import { useQuery } from '@tanstack/react-query';
import { readUnread } from '#features/messages/contract.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { useKit } from '#ui/kit.ts';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The number of unread messages, next to the link to them. Nothing while that loads, and when there are none. */
export function UnreadCount() {
  const { t } = useTranslation('web');
  // Asked for whenever the menu opens: many calls bring a message.
  const { data } = useQuery({ ...endpointQuery(useKit(), readUnread), staleTime: 0 });
  if (!data?.unread) return null;
  const count = data.unread;
  return (
    <Chip>
      {t('unread', { count })} <span className="visually-hidden">{t('unreadUnit', { count })}</span>
    </Chip>
  );
}
