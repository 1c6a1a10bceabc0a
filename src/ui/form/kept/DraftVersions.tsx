import type { ReactNode } from 'react';
import { TwoVersions } from './TwoVersions.tsx';
import type { DraftConflict } from './useDraft.ts';

interface DraftVersionsProps<Written> {
  readonly conflict: DraftConflict<Written>;
  /** What stands in the form. */
  readonly mine: Written;
  readonly contentOf: (written: Written) => ReactNode;
  /** The form takes over the draft of the other device. */
  readonly onOther: (other: Written) => void;
}

/** What was written here, beside the draft that another device saved meanwhile. */
export function DraftVersions<Written>({ conflict, mine, contentOf, onOther }: DraftVersionsProps<Written>) {
  const { other, keepMine, keepOther } = conflict;
  return (
    <TwoVersions
      mine={{ content: contentOf(mine), keep: () => keepMine(mine) }}
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
