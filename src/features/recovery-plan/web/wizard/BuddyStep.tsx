import { mayStandInMail } from '#domain/buddies/buddy.ts';
import type { Me } from '#domain/identity/account.ts';
import { MailView } from '#ui/app/mail/MailView.tsx';
import { SiteInAddress } from '#ui/app/mail/SiteInAddress.tsx';
import { useMe } from '#ui/app/me.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { ViewHeading } from '#ui/layout/ViewHeading.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { StepProps } from './step-props.ts';

/** Invites a buddy, after showing the mail; leaving both fields empty invites nobody. */
export function BuddyStep({ form }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { buddyMail, values } = form;
  const me = useMe();
  return (
    <>
      <p>{t('wizard.buddy.text')}</p>
      <TextField label={t('wizard.buddy.name')} autoComplete="off" optional {...form.field('buddy_name')} />
      <TextField
        label={t('wizard.buddy.mail')}
        type="email"
        autoComplete="off"
        optional
        {...form.field('buddy_email')}
      />
      <Note>{t('wizard.buddy.skip')}</Note>
      {buddyMail && (
        <section className="stack" aria-labelledby="buddy-mail">
          <ViewHeading isFocused wordsId="buddy-mail">
            {t('wizard.buddy.mailTitle', { name: values.buddy_name.trim() })}
          </ViewHeading>
          <MailView mail={buddyMail} />
          <Banner tone="care" title={t('wizard.buddy.tells')}>
            <p>
              {t(me && mayStandInMail(me.name) ? 'wizard.buddy.tellsText' : 'wizard.buddy.tellsNameless')}{' '}
              <SiteInAddress />
            </p>
            <p>{t('wizard.buddy.tellsMore')}</p>
          </Banner>
          {me?.validated === false && <Waits me={me} />}
        </section>
      )}
    </>
  );
}

/** Says that the invitation waits for an address of one's own. */
function Waits({ me }: { me: Me }) {
  const { t } = useTranslation('recovery-plan');
  return <Banner>{t(useHasMail(me) ? 'wizard.buddy.waits' : 'wizard.buddy.needsMail')}</Banner>;
}
