import { useEffect, useState } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { NO_PROBLEMS, problem } from '#domain/kit/problem.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { QrCode } from '#ui/second-step/QrCode.tsx';
import { RecoveryCodes } from '#ui/second-step/RecoveryCodes.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { confirmEnrolment, enrol } from '../contract.ts';
import { useCodeFailure } from './CodeForm.tsx';
import { Gate } from './Gate.tsx';

interface EnrolStepProps {
  onDone(): void;
  /** Called when setting up the app took longer than a half-finished sign-in lasts. */
  onLate(): void;
}

/** Sets up an app that makes codes, and then shows the recovery codes; nothing opens without it. */
export function EnrolStep({ onDone, onLate }: EnrolStepProps) {
  const { t } = useTranslation('staff-staff');
  const { send } = useSubmission(enrol);
  const [app, setApp] = useState<EndpointReply<typeof enrol> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = () =>
    void send().then(setApp, (error: unknown) => {
      if (error instanceof CallFailure && isTooLate(error)) onLate();
      else setHasFailed(true);
    });
  useEffect(() => {
    ask();
    // oxlint-disable-next-line react/exhaustive-deps -- one secret for one visit: another would make the square before it useless
  }, []);
  if (codes) {
    return (
      <Gate title={t('enrol.codesTitle')}>
        <RecoveryCodes codes={codes} say={(word) => t(`codes.${word}`)} onKept={onDone} />
      </Gate>
    );
  }
  return (
    <Gate title={t('enrol.title')}>
      <p className="muted">{t('enrol.lead')}</p>
      {app && <ConfirmForm app={app} onConfirmed={setCodes} onLate={onLate} />}
      {!app && !hasFailed && <LoadingBlocks heights={[10, 3]} />}
      {!app && hasFailed && (
        <LoadFailed
          onRetry={() => {
            setHasFailed(false);
            ask();
          }}
        />
      )}
    </Gate>
  );
}

/** Whether the first half of the sign-in, or the time to set up an app, is over. */
function isTooLate({ code }: CallFailure): boolean {
  return code === 'login_required' || code === 'not_found';
}

interface ConfirmFormProps {
  readonly app: EndpointReply<typeof enrol>;
  onConfirmed(codes: readonly string[]): void;
  onLate(): void;
}

function ConfirmForm({ app, onConfirmed, onLate }: ConfirmFormProps) {
  const { t } = useTranslation('staff-staff');
  const codeFailure = useCodeFailure();
  const { send } = useSubmission(confirmEnrolment);
  const form = useProblemForm({
    values: { code: '' },
    check: ({ code }) => (code.trim() === '' ? problem('code', 'required') : NO_PROBLEMS),
    labelOf: () => t('enrol.code'),
    failureText: codeFailure,
    onFailed(failure) {
      if (isTooLate(failure)) onLate();
    },
    async submit(body) {
      onConfirmed((await send({ body })).recovery_codes);
    },
  });
  return (
    <>
      <QrCode text={app.uri} label={t('enrol.square')} />
      <p>
        {t('enrol.typeOver')} <strong>{app.secret.match(/.{1,4}/g)?.join(' ')}</strong>
      </p>
      <Form form={form}>
        <TextField
          {...form.field('code')}
          label={t('enrol.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Button type="submit" block busy={form.busy}>
          {t('enrol.submit')}
        </Button>
      </Form>
    </>
  );
}
