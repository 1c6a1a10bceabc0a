import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { anonymizeNode } from '#features/nodes/contract.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { anonymizeComment } from '../comment-contract.ts';
import type { Hidden } from '../contract.ts';
import type { Flaggable } from './forum-texts.ts';

interface NameOffButtonProps extends Flaggable {
  readonly hidden: Hidden;
  /** Called once the name is gone; this button then goes as well. */
  readonly onDone: () => void;
}

/** Takes the writer's name off a text for good, and for a post also off their comments under it if they want. The text stays. */
export function NameOffButton({ type, id, hidden, onDone }: NameOffButtonProps) {
  const { t } = useTranslation(['forum', 'ui']);
  const outcome = useOutcome(t('nameOff.failed'));
  const ofPost = useSubmission(anonymizeNode);
  const ofComment = useSubmission(anonymizeComment);
  const [asking, setAsking] = useState(false);
  const [withComments, setWithComments] = useState(false);

  const send = () =>
    type === 'node'
      ? ofPost.send({ params: { nid: String(id) }, body: { anonymize_comments: withComments } })
      : ofComment.send({ params: { cid: String(id) } });
  async function takeOff() {
    if (await outcome.run(send, t('nameOff.done'))) onDone();
    setAsking(false);
  }

  return (
    <>
      <Button variant="subtle" size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t('nameOff.button')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('nameOff.title')}
        actions={
          <>
            <Button busy={ofPost.busy || ofComment.busy} onClick={() => void takeOff()}>
              {t('nameOff.confirm')}
            </Button>
            <Button variant="subtle" onClick={() => setAsking(false)}>
              {t('ui:cancel')}
            </Button>
          </>
        }
      >
        <p>{t('nameOff.text')}</p>
        {(hidden === null || hidden.by === 'reports') && <p>{t('nameOff.before')}</p>}
        {/* Nobody can change it, nor report it once it has no name. */}
        {hidden?.by === 'moderator' && <p>{t('nameOff.hidden')}</p>}
        {type === 'node' && (
          <Checkbox
            name="with-comments"
            label={t('nameOff.withComments')}
            value={withComments}
            onChange={setWithComments}
          />
        )}
      </Dialog>
    </>
  );
}
