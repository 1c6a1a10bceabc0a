import type { ReactNode } from 'react';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { TwoVersions } from './TwoVersions.tsx';
import type { DraftConflict } from './useDraft.ts';

interface DraftVersionsProps<Written> {
  readonly conflict: DraftConflict<Written>;
  /** The text in the form. */
  readonly mine: Written;
  readonly contentOf: (written: Written) => ReactNode;
  /** Puts the draft of the other device into the form. */
  readonly onOther: (other: Written) => void;
}

/** What was written here, next to a draft that another device saved meanwhile. */
export function DraftVersions<Written>({ conflict, mine, contentOf, onOther }: DraftVersionsProps<Written>) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const { other, keepMine, keepOther } = conflict;
  return (
    <TwoVersions
      mine={{
        content: contentOf(mine),
        async keep() {
          // Only the focus moves otherwise: the form looks as it did before.
          toast.show({ tone: 'success', text: t('conflict.keptMine') });
          await keepMine(mine);
        },
      }}
      other={{
        content: contentOf(other),
        async keep() {
          keepOther();
          onOther(other);
        },
      }}
    />
  );
}
