import type { LetterPreview } from '#contract/letter.ts';
import { isSite } from '#domain/site/site.ts';
import { MailPage } from '#ui/app/mail/MailPage.tsx';
import { SiteInAddress } from '#ui/app/mail/SiteInAddress.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { ClientInvitation } from './useClientInvitation.ts';

interface ClientInvitationViewProps {
  readonly invitation: ClientInvitation;
  readonly mail: LetterPreview;
}

/** The mail to a client word for word, with a note about what its link reveals. */
export function ClientInvitationView({ invitation: { form, back }, mail }: ClientInvitationViewProps) {
  const { t } = useTranslation('pairing');
  const { first_name: name, domain: site } = form.values;
  return (
    <MailPage mail={mail} to={name.trim()} back={t('invite.change')} form={form} onBack={back}>
      <Banner tone="care" title={t('invite.linkHeading')}>
        <p>
          {t('invite.leads')} {isSite(site) && <SiteInAddress site={site} />}
        </p>
        <p>{t('invite.ask')}</p>
      </Banner>
    </MailPage>
  );
}
