import { checkLogReason, LOG_REASON_MAX_LENGTH } from '#domain/staff/reason.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { CallFailure } from '../app/caller.ts';
import { Form } from '../form/Form.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { useProblemForm } from '../form/useProblemForm.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/overlay/Dialog.tsx';
import { useToast } from '../toast/useToast.ts';
import { useIsHere } from '../usePresence.ts';
import { withCode } from './code-question.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly danger?: boolean;
  onClose(): void;
  /** Does the act; the dialog closes once it is done. */
  onReason(reason: string): Promise<unknown>;
  failureText(failure: CallFailure): string;
}

/** Asks for a reason for the log before an act. The text stays if the act fails or no code is given; if the dialog was closed by then, a toast tells. */
export function ReasonDialog({ title, text, label, confirmLabel, cancelLabel, ...rest }: ReasonDialogProps) {
  const { danger = false, onClose, onReason, failureText } = rest;
  const { t } = useTranslation('ui');
  const toast = useToast();
  const isHere = useIsHere();
  const form = useProblemForm({
    values: { reason: '' },
    check: ({ reason }) => checkLogReason('reason', reason),
    labelOf: () => label,
    failureText,
    async submit({ reason }) {
      try {
        return await withCode(async () => {
          await onReason(reason);
          if (isHere()) onClose();
        });
      } catch (error) {
        if (!(error instanceof CallFailure) || isHere()) throw error;
        toast.show({ tone: 'error', text: failureText(error) });
        return false;
      }
    },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{text}</p>
      <Form form={form}>
        <TextArea
          {...form.field('reason')}
          label={label}
          description={t('forLog')}
          rows={2}
          count={{ text: form.values.reason, max: LOG_REASON_MAX_LENGTH }}
        />
        <FormActions>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
