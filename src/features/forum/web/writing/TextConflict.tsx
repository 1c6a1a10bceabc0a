import { deleteNodeDraft } from '#features/nodes/draft-contract.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { TwoVersions } from '#ui/form/kept/TwoVersions.tsx';
import { deviceDraft } from '#ui/form/kept/useDraft.ts';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Flaggable } from '../forum-texts.ts';
import { useOwnText } from './useOwnText.ts';

interface TextConflictProps {
  readonly keeper: Keeper;
  readonly target: Flaggable;
  /** The text as stored now; `mine` is what was written here. */
  readonly html: string;
  readonly revision: number;
  readonly mine: string;
  readonly onSaved: () => void;
}

/** Offers a choice between the text written here and the one that another device saved meanwhile. */
export function TextConflict({ keeper, target, html, revision, mine, onSaved }: TextConflictProps) {
  const { t } = useTranslation('forum');
  const { draftKey, send, refresh } = useOwnText(target);
  const toast = useToast();
  const drop = useSubmission(deleteNodeDraft);
  const keep = async (settled: Promise<unknown>) => {
    await settled;
    deviceDraft(draftKey).forget(keeper);
    onSaved();
  };
  return (
    <TwoVersions
      mine={{
        content: <PoorText html={mine} />,
        async keep() {
          await keep(send(mine, revision));
          toast.show({ tone: 'success', text: t('edit.saved') });
        },
      }}
      other={{
        content: <PoorText html={html} />,
        keep: () => keep(drop.send({ params: { place: draftKey } })),
      }}
      onChangedAgain={refresh}
      notSaved={t('edit.notSaved')}
    />
  );
}
