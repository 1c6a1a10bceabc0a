import { useState } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { resemblesOwn } from '#domain/identity/own-name.ts';
import { useHasMail } from '../app/useHasMail.ts';

/**
 * Asks once, before saving, about a nickname by which others may recognise somebody. `NicknameHint` shows the question while
 * `isAsking(nickname)` is true, and the button then reads `nickname.useAnyway`; another nickname is asked about anew.
 */
export function useNicknameHint(me: Pick<Me, 'name' | 'nickname' | 'mail'>) {
  const mail = useHasMail(me) ? me.mail : '';
  const [asked, setAsked] = useState<string | null>(null);
  return {
    isAsking: (nickname: string) => asked === nickname.trim() && asked !== me.nickname,
    /** Call on submit: true if the question comes first, and nothing is to be saved yet. `name` is as typed in the same form. */
    comesFirst(nickname: string, name = me.name): boolean {
      const chosen = nickname.trim();
      if (chosen === '' || chosen === me.nickname || chosen === asked) return false;
      if (!resemblesOwn(chosen, { name, mail })) return false;
      setAsked(chosen);
      return true;
    },
  };
}
