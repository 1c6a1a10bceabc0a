import { Link, useParams } from 'react-router';
import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { isForNurses, siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useLinkOutOfSight } from '#ui/app/useLinkOutOfSight.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { LinkAgainForm } from './nurse/LinkAgainForm.tsx';
import { linkPartsOf } from './reset-link.ts';
import { useResendValidation } from './useResendValidation.ts';
import { useValidation, type Validation } from './useValidation.ts';

/** Confirms an address through the link in a mail. */
export function ValidateScreen() {
  const { t } = useTranslation('account');
  const { validation, validate } = useValidation(linkPartsOf(useParams()));
  useLinkOutOfSight(usePath()('login'));
  return (
    <AuthLayout quote={t('forgot.quote')}>
      <PageTitle title={t('validate.title')} />
      {validation === 'busy' ? (
        <>
          <h1>{t('validate.title')}</h1>
          <Spinner label={t('validate.busy')} />
        </>
      ) : (
        <Result validation={validation} onRetry={() => void validate()} />
      )}
      <HelpLine />
    </AuthLayout>
  );
}

interface ResultProps {
  readonly validation: Exclude<Validation, 'busy'>;
  readonly onRetry: () => void;
}

function Result({ validation, onRetry }: ResultProps) {
  const { t } = useTranslation(['account', 'ui']);
  const isNurses = isForNurses(useApp().site);
  const me = useMe();
  const waits = me && (!me.validated || me.pendingMail !== null);
  const mayResend = validation === 'link_expired' && waits === true;
  const needless = validation !== 'done' && waits === false;
  return (
    <Outcome
      heading={t(`validate.${validation}.heading`)}
      takesFocus
      actions={
        <>
          {mayResend && <ResendButton />}
          {validation === 'failed' && <Button onClick={onRetry}>{t('validate.retry')}</Button>}
          <WayOn quiet={mayResend || validation === 'failed'} />
        </>
      }
    >
      {validation === 'done' && !me && !isNurses && <p>{t('validate.done.visitor')}</p>}
      <p>
        {isNurses && validation === 'done'
          ? t(me ? 'nurse.replaced' : 'nurse.validated')
          : t(`validate.${validation}.text`, { days: LINK_LIFETIME.validate / 86_400 })}
      </p>
      {validation === 'link_expired' && !me && isNurses && <LinkAgainForm />}
      {validation === 'link_expired' && !needless && !(isNurses && !me) && (
        <p>{t(`validate.link_expired.${me ? 'person' : 'visitor'}`)}</p>
      )}
      {needless && <p>{t('ui:validation.already')}</p>}
    </Outcome>
  );
}

/** Home, or to the login for someone who opened the mail elsewhere. */
function WayOn({ quiet }: { quiet: boolean }) {
  const { t } = useTranslation('account');
  const { site } = useApp();
  const path = usePath();
  const me = useMe();
  return (
    <Link
      className={buttonClass({ variant: quiet ? 'subtle' : 'primary' })}
      to={me ? path(siteProfile(site).start) : path('login')}
    >
      {t(me ? 'validate.toHome' : 'validate.toLogin')}
    </Link>
  );
}

function ResendButton() {
  const { t } = useTranslation('account');
  const { busy, resend } = useResendValidation();
  return (
    <Button busy={busy} onClick={() => void resend()}>
      {t('validate.resend')}
    </Button>
  );
}
