import { COPY_WORD } from '#domain/identity/account.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { ProofField } from '#ui/form/proof/ProofField.tsx';
import { useProofForm } from '#ui/form/proof/useProofForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { requestExport } from '../contract.ts';

interface RequestFormProps {
  readonly again: boolean;
  onAsked(): void;
}

/** Requests a copy. It takes the password, so that someone who finds the page open cannot get one. */
export function RequestForm({ again, onAsked }: RequestFormProps) {
  const { t } = useTranslation('data-export');
  const request = useSubmission(requestExport);
  const form = useProofForm({
    submit: async (proof) => {
      await request.send({ body: proof });
      onAsked();
    },
    failed: t('screen.failed'),
    words: COPY_WORD,
  });
  return (
    <Card>
      <Form form={form}>
        {again && <p className="muted">{t('screen.againHelp')}</p>}
        <ProofField words={COPY_WORD} {...form.field('proof')} />
        <FormActions>
          <Button type="submit" variant={again ? 'secondary' : 'primary'} busy={form.busy}>
            {t(again ? 'screen.again' : 'screen.request')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
