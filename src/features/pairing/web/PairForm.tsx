import {
  AGREEMENT_VERSION,
  CODE_LENGTH,
  CONSENT_WEEKS,
  checkPairing,
  keptCode,
  type PairingDraft,
} from '#domain/nurse/pairing.ts';
import { limitOf } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { pairNurse } from '../contract.ts';
import { useAgreement } from './useAgreement.ts';

const EMPTY: PairingDraft = { pairing_code: '', agreement: false };

/** Asks for the code of a nurse, and for the agreement that she may look along. */
export function PairForm() {
  const { t } = useTranslation('pairing');
  const agreement = useAgreement();
  const toast = useToast();
  const failureText = useFailureText();
  const pairing = useSubmission(pairNurse);
  const form = useProblemForm<PairingDraft>({
    values: EMPTY,
    check: checkPairing,
    labelOf: (name) => t(name === 'pairing_code' ? 'pair.code' : 'pair.agreement'),
    async submit({ pairing_code }) {
      await pairing.send({ body: { pairing_code: keptCode(pairing_code), agreement: AGREEMENT_VERSION } });
      toast.show({ tone: 'success', text: t('pair.done') });
    },
    failureText: (failure) =>
      failure.code === 'edit_conflict'
        ? t('pair.already')
        : failureText(failure, {
            failed: t('pair.failed'),
            tooOften: t(limitOf(failure) === 'day' ? 'pair.tooManyToday' : 'pair.tooMany'),
          }),
  });

  return (
    <Card as="section" className="stack" aria-labelledby="pair">
      <h2 className="h3" id="pair">
        {t('pair.heading')}
      </h2>
      <p>{t('pair.text')}</p>
      <Form form={form}>
        <TextField
          label={t('pair.code')}
          description={t('pair.codeHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size={CODE_LENGTH + 4}
          {...form.field('pairing_code')}
        />
        <Checkbox
          label={agreement}
          description={t('pair.until', { weeks: CONSENT_WEEKS })}
          {...form.field('agreement')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('pair.submit')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
