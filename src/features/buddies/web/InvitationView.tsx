import type { LetterPreview } from '#contract/letter.ts';
import { mayStandInMail } from '#domain/buddies/buddy.ts';
import type { Me } from '#domain/identity/account.ts';
import { MailPage } from '#ui/app/mail/MailPage.tsx';
import { SiteInAddress } from '#ui/app/mail/SiteInAddress.tsx';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Invitation } from './useInvitation.ts';

interface InvitationViewProps {
  readonly me: Me;
  readonly invitation: Invitation;
  readonly mail: LetterPreview;
}

/** The mail word for word before it is sent, with a note about what it reveals. */
export function InvitationView({ me, invitation: { form, back }, mail }: InvitationViewProps) {
  const hasMail = useHasMail(me);
  const { t } = useTranslation('buddies');
  const name = form.values.name.trim();
  return (
    <MailPage mail={mail} to={name} back={t('confirm.back')} form={form} onBack={back}>
      <Banner tone="care" title={t('confirm.tells')}>
        <p>
          {t(mayStandInMail(me.name) ? 'confirm.tellsText' : 'confirm.tellsNameless')} <SiteInAddress />
        </p>
        <p>{t('confirm.tellsMore', { name })}</p>
      </Banner>
      {!me.validated && <Banner>{t(hasMail ? 'confirm.waits' : 'confirm.needsMail')}</Banner>}
    </MailPage>
  );
}
