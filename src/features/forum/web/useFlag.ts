import type { Flag } from '#domain/community/forum.ts';
import { useApp } from '#ui/app/app.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { addFlag, removeFlag } from '../flag-contract.ts';
import { noteFlag } from './flag-cache.ts';
import type { Flaggable } from './forum-texts.ts';
import { useLastPress } from './useLastPress.ts';

/** A like or a report of a text; `stored` is what the server has, and `onFailure` tells the reader that it was not stored. */
export function useFlag(
  flag: Flag,
  target: Flaggable,
  stored: boolean,
  onFailure: (failure: CallFailure) => void,
) {
  const { caller, queryClient } = useApp();

  async function send(on: boolean, reason?: string): Promise<void> {
    const params = { flag, type: target.type, id: String(target.id) };
    const body = reason === undefined ? {} : { field_reason: reason };
    if (on) await caller.call(addFlag, { params, body });
    else await caller.call(removeFlag, { params });
    noteFlag(queryClient, target, { flag, on });
  }

  return useLastPress(stored, send, onFailure);
}
