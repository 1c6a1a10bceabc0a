import type { Me } from '#domain/identity/account.ts';
import { checkNurseDetails, type NurseDetails } from '#domain/nurse/details.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { changeUser } from '../../contract.ts';
import { changedNurseFields } from '../../nurse-bodies.ts';
import { DETAIL_OF_FIELD } from '../../nurse-contract.ts';
import { NurseDetailFields } from './NurseDetailFields.tsx';

interface NurseDetailsFormProps {
  readonly me: Me;
  readonly details: NurseDetails;
}

/** Lets a nurse check and change her details; only changed ones are sent, so that a page of before puts none of the others back. */
export function NurseDetailsForm({ me, details }: NurseDetailsFormProps) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { send } = useSubmission(changeUser);
  const form = useProblemForm<NurseDetails>({
    values: details,
    check: checkNurseDetails,
    labelOf: (name) => t(`nurse.${name}`),
    wireNames: DETAIL_OF_FIELD,
    async submit(values) {
      const body = changedNurseFields(values, details);
      if (Object.keys(body).length > 0) await send({ params: { uid: String(me.uid) }, body });
      toast.show({ tone: 'success', text: t('nurse.details.saved') });
    },
    failureText: t('nurse.details.failed'),
  });
  useFollowing(form, details);
  return (
    <Card>
      <Form form={form}>
        <NurseDetailFields field={form.field} />
        <Note>{t('nurse.details.elsewhere')}</Note>
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('nurse.details.save')}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
