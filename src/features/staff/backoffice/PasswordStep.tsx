import { checkLogin } from '#domain/identity/account.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { signIn } from '../contract.ts';
import { Gate } from './Gate.tsx';
import { useGateFailure } from './useGateFailure.ts';

/** Why somebody starts at the password: their session ended, or the next step took too long. */
export type Notice = 'over' | 'late';

interface PasswordStepProps {
  readonly notice: Notice | null;
  onNext(step: 'code' | 'enrol'): void;
}

/** The first step of signing in. */
export function PasswordStep({ notice, onNext }: PasswordStepProps) {
  const { t } = useTranslation('staff-staff');
  const gateFailure = useGateFailure();
  const { send } = useSubmission(signIn);
  const form = useProblemForm({
    values: { mail: '', password: '' },
    check: checkLogin,
    labelOf: (name) => t(`password.${name}`),
    failureText: (failure) =>
      gateFailure(failure, failure.code === 'credentials_wrong' ? t('password.wrong') : undefined),
    async submit(body) {
      onNext((await send({ body })).next);
    },
  });
  return (
    <Gate title={t('password.title')}>
      {notice === 'over' && <Banner>{t('password.over')}</Banner>}
      {notice === 'late' && <Banner role="alert">{t('code.late')}</Banner>}
      <p className="muted">{t('password.step')}</p>
      <Form form={form}>
        <TextField {...form.field('mail')} label={t('password.mail')} type="email" autoComplete="username" />
        <PasswordField
          {...form.field('password')}
          label={t('password.password')}
          autoComplete="current-password"
        />
        <Button type="submit" block busy={form.busy}>
          {t('password.submit')}
        </Button>
      </Form>
      <p className="small">{t('password.lost')}</p>
    </Gate>
  );
}
