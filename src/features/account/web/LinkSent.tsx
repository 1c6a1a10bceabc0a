import { Link } from 'react-router';
import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { isForNurses } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

const hours = LINK_LIFETIME.reset / 3_600;

/** Where to look for the mail, without revealing whether there is an account. */
export function LinkSent({ mail, onAgain }: { mail: string; onAgain: () => void }) {
  const { t } = useTranslation('account');
  const { site } = useApp();
  const path = usePath();
  return (
    <Outcome
      heading={t('forgot.sent.heading')}
      takesFocus
      actions={
        <>
          <Link className={buttonClass()} to={path('login')}>
            {t('forgot.toLogin')}
          </Link>
          <Link
            className={buttonClass({ variant: 'subtle' })}
            to={path('forgotPassword')}
            replace
            onClick={onAgain}
          >
            {t('forgot.sent.again')}
          </Link>
        </>
      }
    >
      <p>
        <TaggedText text={t('forgot.sent.text', { mail })} parts={{ mail: <strong /> }} />
      </p>
      <p>{t('forgot.sent.life', { hours })}</p>
      {isForNurses(site) && <p>{t('nurse.noLinkYet')}</p>}
      <p>{t('forgot.sent.look')}</p>
      <p>{t('forgot.sent.often', { hours })}</p>
    </Outcome>
  );
}
