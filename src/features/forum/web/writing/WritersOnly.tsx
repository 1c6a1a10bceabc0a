import { type ReactNode, useState } from 'react';
import { type NodeDraft, readNodeDrafts } from '#features/nodes/draft-contract.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { useMe } from '#ui/app/me.ts';
import { useEndpoint, useFreshEndpoint } from '#ui/app/queries.ts';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { readForum } from '../../contract.ts';
import { ClosedOff } from '../decisions/ClosedOff.tsx';
import { NicknameDialog } from './NicknameDialog.tsx';

export interface Writer {
  readonly keeper: Keeper;
  /** All the person's drafts. */
  readonly drafts: readonly NodeDraft[];
  /** Whether the nickname was just chosen in a dialog over the page, so that the form has no focus yet. */
  readonly isJustNamed: boolean;
}

/** Shows a form to somebody who may write, once their drafts are loaded; asks for a nickname first if they have none. */
export function WritersOnly({ children }: { children: (writer: Writer) => ReactNode }) {
  const me = useMe();
  const forum = useEndpoint(readForum);
  const drafts = useFreshEndpoint(readNodeDrafts);
  const [wasAsked, setWasAsked] = useState(false);
  // While this is fetched again, a nickname may have just been chosen on the account page, so nothing is asked yet.
  if (forum.data?.nickname === null && !forum.isFetching && !wasAsked) setWasAsked(true);
  if (forum.isLoadingError || drafts.isLoadingError) {
    return <LoadFailed onRetry={() => void Promise.all([forum.refetch(), drafts.refetch()])} />;
  }
  if (!me || !forum.data) return <LoadingBlocks heights={[12]} />;
  if (!forum.data.may_write) return <ClosedOff until={forum.data.closed_until} />;
  if (forum.data.nickname === null && wasAsked) {
    return <NicknameDialog me={me} isRemoved={forum.data.nickname_removed} />;
  }
  if (forum.data.nickname === null || !drafts.data) return <LoadingBlocks heights={[12]} />;
  return children({ keeper: me, drafts: drafts.data, isJustNamed: wasAsked });
}
