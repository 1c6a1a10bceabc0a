import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  CLIENT_INVITATIONS_A_DAY,
  CLIENT_SITES,
  checkInvitation,
  type InvitationDraft,
} from '#domain/nurse/invitation.ts';
import { usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackToAccount.tsx';
import { focusMain } from '#ui/app/focus-main.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { inviteClient } from '../contract.ts';

const EMPTY: InvitationDraft = { first_name: '', email_address: '', domain: '' };
/** Longer waits than this are about the invitations of a day. Seconds. */
const HOUR = 3_600;

/** A nurse invites a client to one of the programmes (spec: invite client). */
export function InviteClientScreen() {
  const { t } = useTranslation('pairing');
  const path = usePath();
  return (
    <Page
      narrow
      before={<BackLink to={path('clients')}>{t('invite.back')}</BackLink>}
      title={t('invite.title')}
      lead={t('invite.lead')}
    >
      <PageTitle title={t('invite.title')} />
      <div className="stack">
        <InvitationForm />
        <Banner title={t('invite.linkHeading')}>{t('invite.link')}</Banner>
        <Note>{t('invite.mail')}</Note>
      </div>
    </Page>
  );
}

function InvitationForm() {
  const { t } = useTranslation(['pairing', 'ui']);
  const path = usePath();
  const form = useInvitationForm();
  const programmes = CLIENT_SITES.map((site) => ({ value: site, label: t(`ui:site.${site}`) }));
  return (
    <Card>
      <Form form={form}>
        <TextField label={t('invite.first_name')} autoComplete="off" {...form.field('first_name')} />
        <TextField
          label={t('invite.email_address')}
          type="email"
          autoComplete="off"
          {...form.field('email_address')}
        />
        <SelectField
          label={t('invite.domain')}
          options={[{ value: '', label: t('invite.choose') }, ...programmes]}
          {...form.field('domain')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('invite.submit')}
          </Button>
          <Link className={buttonClass({ variant: 'secondary' })} to={path('clients')}>
            {t('invite.cancel')}
          </Link>
        </FormActions>
      </Form>
    </Card>
  );
}

function useInvitationForm() {
  const { t } = useTranslation('pairing');
  const toast = useToast();
  const failureText = useFailureText();
  const inviting = useSubmission(inviteClient);
  const form = useProblemForm<InvitationDraft>({
    values: EMPTY,
    check: checkInvitation,
    labelOf: (name) => t(`invite.${name}`),
    async submit(draft) {
      await inviting.send({ body: draft });
      form.setSeveral(EMPTY);
      focusMain();
      toast.show({ tone: 'success', text: t('invite.done', { name: draft.first_name.trim() }) });
    },
    failureText: (failure) =>
      failure.code === 'too_many_requests' && (failure.retryAfterSeconds ?? 0) > HOUR
        ? t('invite.tooMany', { count: CLIENT_INVITATIONS_A_DAY })
        : failureText(failure, t('invite.failed')),
  });
  return form;
}
