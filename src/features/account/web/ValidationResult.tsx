import { Link } from 'react-router';
import { hasPassword, type Me } from '#domain/identity/account.ts';
import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { isForNurses, siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { LinkAgainForm } from './nurse/LinkAgainForm.tsx';
import { useResendValidation } from './useResendValidation.ts';
import type { Validation } from './useValidation.ts';

interface ValidationResultProps {
  readonly validation: Exclude<Validation, 'busy'>;
  /** Who was logged in before the link was used. */
  readonly before: Me | null | undefined;
  readonly onRetry: () => void;
}

/** Says what came of a link that confirms an address, and leads on. */
export function ValidationResult({ validation, before, onRetry }: ValidationResultProps) {
  const { t } = useTranslation('account');
  const { site, isOpen } = useApp();
  const isNurses = isForNurses(site);
  const me = useMe();
  const waits = me && (!me.validated || me.pendingMail !== null);
  const mayResend = validation === 'link_expired' && waits === true;
  const needless = me && validation !== 'done' && waits === false;
  function text(): string {
    const words = { days: LINK_LIFETIME.validate / 86_400 };
    if (validation !== 'done') return t(`validate.${validation}.text`, words);
    if (isNurses) return t(me ? 'nurse.replaced' : 'nurse.validated');
    const isReplaced = me && before?.validated && before.mail !== me.mail;
    if (!isReplaced) return t('validate.done.text');
    return t(`validate.done.replaced.${hasPassword(me) ? 'password' : 'signOn'}`, { mail: me.mail });
  }
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
      {validation === 'done' && !me && !isNurses && (
        <p>{t(isOpen('loggedOut') ? 'validate.done.eitherVisitor' : 'validate.done.visitor')}</p>
      )}
      <p>{text()}</p>
      {validation === 'link_expired' && !me && isNurses && <LinkAgainForm />}
      {validation === 'link_expired' && !needless && !(isNurses && !me) && (
        <p>{t(`validate.link_expired.${me ? 'person' : 'visitor'}`)}</p>
      )}
      {needless && <p>{t('validate.already', { mail: me.mail })}</p>}
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
