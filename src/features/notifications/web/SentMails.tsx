import type { MailKind } from '#domain/notices/mail.ts';
import { readSentMails } from '#features/mail/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { formatInstant } from '#ui/app/format.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Which mails were sent to someone recently. Whether they were opened is not tracked. */
export function SentMails() {
  const { t } = useTranslation('notifications');
  const {
    language,
    settings: { timeZone },
  } = useApp();
  const { data, isLoadingError, refetch } = useEndpoint(readSentMails);
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <Disclosure title={t('sent.title')}>
      {data.length === 0 ? (
        <p>{t('sent.empty')}</p>
      ) : (
        <ul className="stack">
          {data.map(({ kind, sent_at }) => (
            <li key={`${kind} ${sent_at}`}>
              {t(`sent.kind.${kind as MailKind}`)}
              <br />
              <time dateTime={sent_at}>{formatInstant(language, sent_at, timeZone)}</time>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
