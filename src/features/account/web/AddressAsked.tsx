import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { usePath } from '#ui/app/app.ts';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useAddressWords } from './useAddressWords.ts';

/** Says that a link is on its way to the address that somebody asked for. */
export function AddressAsked({ me, mail }: { readonly me: Me; readonly mail: string }) {
  const { t } = useTranslation(['account', 'ui']);
  const word = useAddressWords(me);
  const path = usePath();
  return (
    <div className="stack">
      <Outcome
        heading={word('sentTitle')}
        takesFocus
        actions={
          <Link className={buttonClass({})} to={path('account')}>
            {t('ui:toAccount')}
          </Link>
        }
      >
        <p>{t('changeEmail.sent', { mail })}</p>
        <p>{word('sentLater')}</p>
      </Outcome>
    </div>
  );
}
