import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import { useApp } from '#ui/app/app.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { ProofField } from '#ui/form/proof/ProofField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { CodeField } from './CodeField.tsx';
import { checkCode, codeFailure } from './code-form.ts';

export type FactorChange = 'enrol' | 'codes' | 'off';

/** The proof that a change of the second step takes. */
export interface Proof {
  readonly pass: readonly { readonly existing: string }[];
  readonly code?: string;
}

interface ProofFormProps {
  readonly change: FactorChange;
  readonly asksForCode: boolean;
  onProof(proof: Proof): Promise<void>;
  onCancel(): void;
}

/** Asks for the password and, if there is an app, for a code; whoever lost the phone has a recovery code. */
export function ProofForm({ change, asksForCode, onProof, onCancel }: ProofFormProps) {
  const { t } = useTranslation('second-factor');
  const app = useApp();
  const form = useProblemForm({
    values: { password: '', code: '' },
    check: (draft) => [
      ...(draft.password === '' ? problem('password', 'required') : NO_PROBLEMS),
      ...(asksForCode ? checkCode(draft) : NO_PROBLEMS),
    ],
    labelOf: (name) => t(name === 'code' ? 'code.app' : 'own.password'),
    passwordField: 'password',
    failureText: (failure) =>
      failure.code === 'too_many_requests' ? codeFailure(app, failure) : t('own.failed'),
    submit: ({ password, code }) =>
      onProof({ pass: [{ existing: password }], ...(asksForCode ? { code } : {}) }),
  });
  return (
    <Form form={form} heading={<p>{t(`own.why.${change}`)}</p>}>
      <ProofField {...form.field('password')} />
      {asksForCode && <CodeField {...form.field('code')} takesEither />}
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t(`own.submit.${change}`)}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('own.cancel')}
        </Button>
      </FormActions>
    </Form>
  );
}
