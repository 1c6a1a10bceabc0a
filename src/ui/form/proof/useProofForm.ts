import type { ProofWords } from '#domain/identity/account.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useProblemForm } from '../useProblemForm.ts';
import { useProof } from './useProof.ts';

type Proof = ReturnType<ReturnType<typeof useProof>['body']>;

interface ProofForm {
  /** Does the act that needs proof. */
  submit(proof: Proof): Promise<void>;
  /** The text for a failure without a reason. */
  readonly failed: string;
  /** What to type without a password, as in the field. */
  readonly words?: ProofWords;
}

/** A form that asks for nothing but the proof, in a `ProofField`. */
export function useProofForm({ submit, failed, words }: ProofForm) {
  const { t } = useTranslation('ui');
  const proof = useProof(words);
  return useProblemForm({
    values: { proof: '' },
    check: (values) => proof.check('proof', values.proof),
    labelOf: () => t('proof.password'),
    passwordField: 'proof',
    submit: (values) => submit(proof.body(values.proof)),
    failureText: failed,
  });
}
