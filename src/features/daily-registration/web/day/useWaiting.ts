import { useQuery } from '@tanstack/react-query';
import { useMe } from '#ui/app/me.ts';
import { WAITING_ANSWERS, type WaitingAnswer } from './waiting-answers.ts';

const NOBODY = { uid: 0, deviceKey: '' };
const NONE: readonly WaitingAnswer[] = [];

/** The answers of this person that the server does not have yet, or has refused. */
export function useWaiting(): readonly WaitingAnswer[] {
  const me = useMe();
  return useQuery({ ...WAITING_ANSWERS.query(me ?? NOBODY), enabled: Boolean(me) }).data ?? NONE;
}
