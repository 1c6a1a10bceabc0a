import { Link } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { supportPath } from '#domain/site/paths.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './NurseLoginCard.module.css';

/** The address that a nurse logs in with, and links to the pages of her account. */
export function NurseLoginCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <Card as="section" className="stack" aria-labelledby="login-title">
      <h2 className="h3" id="login-title">
        {t('nurse.details.logIn')}
      </h2>
      <p>
        {t('nurse.details.mail')}: {me.mail}
      </p>
      {me.pendingMail !== null && <p>{t('nurse.details.pending', { mail: me.pendingMail })}</p>}
      <ul className={styles.links}>
        <li>
          <Link to={path('nurseEmail')}>{t('nurse.details.changeMail')}</Link>
        </li>
        <li>
          <Link to={path('nursePassword')}>{t('nurse.details.changePassword')}</Link>
        </li>
        <li>
          <Link to={path('nurseSessions')}>{t('nurse.details.sessions')}</Link>
        </li>
        <li>
          <Link to={path('nurseExport')}>{t('nurse.details.export')}</Link>
        </li>
      </ul>
    </Card>
  );
}

/** Says that only the provider closes the account of a nurse (contract A48). */
export function NurseStopCard() {
  const { t } = useTranslation('account');
  const { language } = useApp();
  return (
    <Card as="section" className="stack" aria-labelledby="stop-title">
      <h2 className="h3" id="stop-title">
        {t('nurse.details.stop')}
      </h2>
      <p>
        <TaggedText
          text={t('nurse.details.stopText')}
          parts={{ support: <Link to={supportPath(language)} /> }}
        />
      </p>
    </Card>
  );
}
