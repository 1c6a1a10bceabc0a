import { ArrowLeft, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#domain/identity/account.ts';
import { MailView } from '#ui/app/mail/MailView.tsx';
import { SiteInAddress } from '#ui/app/mail/SiteInAddress.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Title } from '#ui/layout/Title.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import type { LetterPreview } from '../contract.ts';
import type { Invitation } from './useInvitation.ts';

interface InvitationViewProps {
  readonly me: Me;
  readonly invitation: Invitation;
  readonly mail: LetterPreview;
}

/** The mail word for word, and what it tells whoever reads it, before it is sent. */
export function InvitationView({ me, invitation: { form, back }, mail }: InvitationViewProps) {
  const hasMail = useHasMail(me);
  const { t } = useTranslation('buddies');
  const name = form.values.name.trim();
  return (
    <Page
      narrow
      before={
        <>
          <div className="row">
            <Button variant="subtle" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={back}>
              {t('confirm.back')}
            </Button>
          </div>
          <Title takesFocus>{t('confirm.title')}</Title>
          <p className="lead">{t('confirm.lead', { name })}</p>
        </>
      }
    >
      <PageTitle title={t('confirm.title')} />
      <div className="stack">
        <MailView mail={mail} />
        <Banner tone="care" title={t('confirm.tells')}>
          <p>
            {t('confirm.tellsText')} <SiteInAddress />
          </p>
          <p>{t('confirm.tellsMore', { name })}</p>
        </Banner>
        {!me.validated && <Banner>{t(hasMail ? 'confirm.waits' : 'confirm.needsMail')}</Banner>}
        <Form form={form}>
          <FormActions>
            <Button type="submit" busy={form.busy} icon={<Send aria-hidden="true" />}>
              {t('confirm.send')}
            </Button>
            <Button variant="secondary" onClick={back}>
              {t('confirm.notYet')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Page>
  );
}
