import { DELETE_WORD, isLetIn, isWordTyped, type ProofWords } from '#domain/identity/account.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { useApp } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';

/**
 * Re-authentication before something irreversible: with the password, or with a typed word for accounts without one
 * (contract head section).
 */
export function useProof(words: ProofWords = DELETE_WORD) {
  const { language } = useApp();
  const me = useMe();
  const word = isLetIn(me) ? words[language] : null;
  return {
    /** The word to type, or null when the password is required. */
    word,
    check(field: string, proof: string): readonly Problem[] {
      if (proof.trim() === '') return problem(field, 'required');
      return word === null || isWordTyped(word, proof) ? NO_PROBLEMS : problem(field, 'invalid');
    },
    body: (proof: string) =>
      word === null ? { pass: [{ existing: proof }] } : { confirm: DELETE_WORD[language] },
  };
}
