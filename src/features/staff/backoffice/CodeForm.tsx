import { useState } from 'react';
import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { giveCode } from '../contract.ts';
import { useGateFailure } from './useGateFailure.ts';

interface CodeFormProps {
  readonly submitLabel: string;
  onDone(): void;
  /** Called when the sign-in that waited for this code has expired. */
  onOver?(): void;
}

/** Takes the code of an app, or a recovery code instead. */
export function CodeForm(props: CodeFormProps) {
  const { t } = useTranslation('staff-staff');
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <>
      <OneCode key={String(isRecovery)} {...props} isRecovery={isRecovery} />
      <Button variant="subtle" size="small" onClick={() => setIsRecovery(!isRecovery)}>
        {t(isRecovery ? 'code.useApp' : 'code.useRecovery')}
      </Button>
    </>
  );
}

function OneCode({ submitLabel, onDone, onOver, isRecovery }: CodeFormProps & { isRecovery: boolean }) {
  const { t } = useTranslation('staff-staff');
  const codeFailure = useCodeFailure();
  const { send } = useSubmission(giveCode);
  const form = useProblemForm({
    values: { code: '' },
    check: ({ code }) => (code.trim() === '' ? problem('code', 'required') : NO_PROBLEMS),
    labelOf: () => t(isRecovery ? 'code.recovery' : 'code.app'),
    failureText: codeFailure,
    onFailed(failure) {
      if (failure.code === 'login_required') onOver?.();
    },
    async submit({ code }) {
      await send({ body: isRecovery ? { recovery_code: code } : { code } });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField
        {...form.field('code')}
        label={t(isRecovery ? 'code.recovery' : 'code.app')}
        description={t(isRecovery ? 'code.recoveryHint' : 'code.appHint')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        spellCheck={false}
        data-autofocus
      />
      <Button type="submit" block busy={form.busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}

/** The message for a code that was refused. */
export function useCodeFailure() {
  const { t } = useTranslation('staff-staff');
  const gateFailure = useGateFailure();
  return (failure: CallFailure): string => {
    if (failure.code === 'code_wrong') return t('code.wrong');
    return gateFailure(failure, failure.code === 'login_required' ? t('code.late') : undefined);
  };
}
