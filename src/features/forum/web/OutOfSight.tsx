import { EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Hidden } from '../contract.ts';
import { ModeratorWords } from './decisions/ModeratorWords.tsx';
import { OwnDecision } from './decisions/OwnDecision.tsx';
import type { Flaggable } from './forum-texts.ts';

interface OutOfSightProps extends Flaggable {
  readonly hidden: NonNullable<Hidden>;
  readonly isOwn: boolean;
}

/** Says that a text is hidden. Its writer also learns why, and may ask for a second look. */
export function OutOfSight({ hidden, isOwn, ...target }: OutOfSightProps) {
  const { t } = useTranslation('forum');
  const path = usePath();
  // Maybe its writer asked for that, so the forum rules are not mentioned.
  const isRemoved = hidden.by === 'removed';
  return (
    <>
      <Note icon={<EyeOff aria-hidden="true" />}>
        {t(`hidden.${hidden.by}`)} {isOwn && !isRemoved && t('hidden.own')}{' '}
        {!isRemoved && <Link to={path('forumRegulations')}>{t('hidden.rules')}</Link>}
      </Note>
      {isOwn && hidden.reason && <ModeratorWords words={hidden.reason} />}
      {isOwn && hidden.by !== 'reports' && <OwnDecision {...target} />}
    </>
  );
}
