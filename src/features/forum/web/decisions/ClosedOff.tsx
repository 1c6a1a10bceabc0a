import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { formatInstant } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Replaces a form for somebody whom a moderator closed the forum for: says until when, and where to read why. */
export function ClosedOff({ until }: { until: string | null }) {
  const { t } = useTranslation('forum');
  const path = usePath();
  const { language, settings } = useApp();
  return (
    <p>
      {until === null
        ? t('mayNotWrite')
        : t('mayNotWriteUntil', { moment: formatInstant(language, until, settings.timeZone) })}{' '}
      <Link to={path('forumDecisions')}>{t('whyClosed')}</Link>
    </p>
  );
}
