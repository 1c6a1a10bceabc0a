import { readUnread } from '#features/messages/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The number of unread messages, next to the link to them. Nothing while that loads, and when there are none. */
export function UnreadCount() {
  const { t } = useTranslation('web');
  const { data } = useEndpoint(readUnread);
  if (!data?.unread) return null;
  const count = data.unread;
  return (
    <Chip>
      {t('unread', { count })} <span className="visually-hidden">{t('unreadUnit', { count })}</span>
    </Chip>
  );
}
