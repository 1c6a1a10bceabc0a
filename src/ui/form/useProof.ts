import { DELETE_WORD } from '#domain/identity/account.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { useApp } from '../app/app.ts';
import { useMe } from '../app/me.ts';

/**
 * How a person shows again that it is them, before something that cannot be undone: with the password, or with a typed
 * word where they log in without one (contract head section).
 */
export function useProof() {
  const { language } = useApp();
  const me = useMe();
  const word = me?.roles.includes('sso_client') ? DELETE_WORD[language] : null;
  return {
    /** The word to type, or null where the password is asked. */
    word,
    check(field: string, proof: string): readonly Problem[] {
      if (proof.trim() === '') return problem(field, 'required');
      return word === null || proof.trim() === word ? NO_PROBLEMS : problem(field, 'invalid');
    },
    body: (proof: string) => (word === null ? { pass: [{ existing: proof }] } : { confirm: word }),
  };
}
