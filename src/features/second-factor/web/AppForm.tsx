import type { SecondStep } from '#contract/endpoint.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { QrCode } from '#ui/second-step/QrCode.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AppForm.module.css';
import { CodeField } from './CodeField.tsx';
import { checkCode } from './code-form.ts';

interface AppFormProps {
  readonly app: NonNullable<SecondStep['enrol']>;
  failureText(failure: CallFailure): string;
  onCode(code: string): Promise<void>;
}

/** Shows the secret for an app, as a QR code and to type over, and asks for the first code that the app makes of it. */
export function AppForm({ app, failureText, onCode }: AppFormProps) {
  const { t } = useTranslation('second-factor');
  const form = useProblemForm({
    values: { code: '' },
    check: checkCode,
    labelOf: () => t('code.app'),
    failureText,
    submit: ({ code }) => onCode(code),
  });
  return (
    <>
      <div className="stack">
        <h2 className="h3">{t('enrol.app')}</h2>
        <p>{t('enrol.appText')}</p>
        <QrCode text={app.uri} label={t('enrol.square')} />
        <p>
          {t('enrol.typeOver')}{' '}
          <strong className={styles.secret}>{app.secret.match(/.{1,4}/g)?.join(' ')}</strong>
        </p>
      </div>
      <Form form={form} heading={<h2 className="h3">{t('enrol.code')}</h2>}>
        <CodeField {...form.field('code')} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('enrol.submit')}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
