import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { problem } from '#domain/kit/problem.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { CLOSING_REASON_MAX_LENGTH, checkClosing, nextAt, opensAround } from '#domain/site/closing.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { Form } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './ClosingForm.module.css';
import { useSwitch } from './useSwitch.ts';
import { VisitorView } from './VisitorView.tsx';

interface ClosingFormProps {
  /** The current closing, if there is one: the form starts with it, and changes it. */
  readonly closed: {
    readonly since: string;
    readonly until: string | null;
    readonly reason: string;
  } | null;
}

/** Closes the sites, or changes until when and why, beside a preview of what visitors see. */
export function ClosingForm({ closed }: ClosingFormProps) {
  const { t } = useTranslation('maintenance-staff');
  const { now, settings } = useKit();
  const { turn } = useSwitch();
  const [asking, setAsking] = useState(false);
  const isClosed = closed !== null;
  const begun = hourOf(closed?.until ?? null, { now: now(), timeZone: settings.timeZone });
  const stored = { time: begun?.time ?? '', reason: closed?.reason ?? '' };
  // An hour that was not changed keeps its day, even once it has passed.
  const untilOf = (time: string) =>
    time.trim() === begun?.time ? begun.at : nextAt(time, new Date(now()), settings.timeZone);
  const check = ({ time, reason }: { readonly time: string; readonly reason: string }) => [
    ...(time.trim() !== '' && untilOf(time) === null ? problem('time', 'invalid') : []),
    ...alsoForLog(checkClosing({ reason, until: untilOf(time) }, new Date(now())), 'reason', reason),
  ];
  const form = useProblemForm({
    values: stored,
    check,
    wireNames: { until: 'time' },
    wordsOf: ({ field, code }) => (field === 'time' && code === 'invalid' ? t('timeWrong') : undefined),
    labelOf: (name) => t(name),
    failureText: t('failed'),
    submit: ({ time, reason }) =>
      turn({
        on: true,
        reason,
        until: untilOf(time)?.toISOString() ?? null,
        ...(closed && { from: closed }),
      }),
  });
  useFollowing(form, stored);
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setAsking(form.validateView(['time', 'reason'], check));
  };

  return (
    <div className={styles.columns}>
      <Card as="section" className="stack" aria-labelledby="close">
        <h2 className="h3" id="close">
          {t(isClosed ? 'change' : 'close')}
        </h2>
        <Form form={isClosed ? form : { ...form, onSubmit: ask }}>
          <TextField
            {...form.field('time')}
            label={t('time')}
            description={t('timeHint')}
            optional
            autoComplete="off"
          />
          <TextField
            {...form.field('reason')}
            label={t('reason')}
            description={t('reasonHint')}
            autoComplete="off"
            count={{ text: form.values.reason, max: CLOSING_REASON_MAX_LENGTH }}
          />
          <Button type="submit" variant="danger" busy={form.busy} icon={<Lock aria-hidden="true" />}>
            {t(isClosed ? 'change' : 'submit')}
          </Button>
          <p className="small muted">{t('foot')}</p>
        </Form>
      </Card>
      <VisitorView until={untilOf(form.values.time)} />
      <ConfirmDialog
        open={asking}
        danger
        title={t('closeTitle')}
        text={t('closeText')}
        confirmLabel={t('submit')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void form.submitWith({});
        }}
      />
    </div>
  );
}

/** An hour as it is typed, if it is still to come. */
function hourOf(
  until: string | null,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
) {
  const at = until === null ? null : new Date(until);
  const ahead = opensAround(at, new Date(now));
  return at === null || ahead === null ? null : { time: formatTime('nl', ahead, timeZone), at };
}
