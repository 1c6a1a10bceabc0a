import { Pencil } from 'lucide-react';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Comment, Flaggable, Post } from './forum-texts.ts';
import { NameOffButton } from './NameOffButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import { type OneWriting, openerOf } from './useOneWriting.ts';

interface TextActionsProps {
  readonly target: Flaggable;
  readonly text: Pick<Post | Comment, 'author' | 'isByModerator' | 'isOwn' | 'hidden' | 'isReported'>;
  readonly onWrite: OneWriting['start'];
  readonly onNameOff: () => void;
}

/** Lets readers change their own text and take their name off it, or report a text of somebody else. */
export function TextActions({ target, text, onWrite, onNameOff }: TextActionsProps) {
  const { t } = useTranslation('forum');
  if (!text.isOwn) return <ReportButton {...target} text={text} />;
  const change = { kind: 'change', target } as const;
  return (
    <>
      {onWrite && (text.hidden === null || text.hidden.by === 'reports') && (
        <Button variant="subtle" size="small" id={openerOf(change)} onClick={() => onWrite(change)}>
          <Pencil aria-hidden="true" />
          {t('edit.button')}
        </Button>
      )}
      <NameOffButton {...target} hidden={text.hidden} onDone={onNameOff} />
    </>
  );
}
