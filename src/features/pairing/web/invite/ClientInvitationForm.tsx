import { Link } from 'react-router';
import { CLIENT_SITES } from '#domain/nurse/invitation.ts';
import { usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Title } from '#ui/layout/Title.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientInvitation } from './useClientInvitation.ts';

/** Asks who is invited to which programme; sending comes after a look at the mail. */
export function ClientInvitationForm({ invitation: { form, hasMoved } }: { invitation: ClientInvitation }) {
  const { t } = useTranslation(['pairing', 'ui']);
  const path = usePath();
  const programmes = CLIENT_SITES.map((site) => ({ value: site, label: t(`ui:site.${site}`) }));
  return (
    <Page
      narrow
      before={
        <>
          <BackLink to={path('clients')}>{t('invite.back')}</BackLink>
          <Title takesFocus={hasMoved && form.summary.length === 0}>{t('invite.title')}</Title>
          <p className="lead">{t('invite.lead')}</p>
        </>
      }
    >
      <PageTitle title={t('invite.title')} />
      <div className="stack">
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
                {t('invite.look')}
              </Button>
              <Link className={buttonClass({ variant: 'secondary' })} to={path('clients')}>
                {t('invite.cancel')}
              </Link>
            </FormActions>
          </Form>
        </Card>
        <Note>{t('invite.nothingYet')}</Note>
      </div>
    </Page>
  );
}
