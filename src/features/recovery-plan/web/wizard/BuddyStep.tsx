import { MailView } from '#ui/app/mail/MailView.tsx';
import { SiteInAddress } from '#ui/app/mail/SiteInAddress.tsx';
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
              {t('wizard.buddy.tellsText')} <SiteInAddress />
            </p>
            <p>{t('wizard.buddy.tellsMore')}</p>
          </Banner>
        </section>
      )}
    </>
  );
}
