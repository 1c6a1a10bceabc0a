import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';
import type { Hidden } from '../contract.ts';

/** Says that a text is out of sight; its writer also learns why, and still reads it. */
export function OutOfSight({ hidden, isOwn }: { hidden: NonNullable<Hidden>; isOwn: boolean }) {
  const { t } = useTranslation('forum');
  const path = usePath();
  return (
    <Note icon={<EyeOff aria-hidden="true" />}>
      {t(`hidden.${hidden.by}`)} {isOwn && t('hidden.own')} {isOwn && hidden.reason}{' '}
      <Link to={path('forumRegulations')}>{t('hidden.rules')}</Link>
    </Note>
  );
}
