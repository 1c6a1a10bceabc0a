import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { siteProfile } from '#domain/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import styles from './LandingScreen.module.css';

/** The front door of a site. A site without accounts says that it opens later. */
export function LandingScreen() {
  const { t } = useTranslation('pages');
  const app = useApp();
  const path = usePath();
  const open = app.isOpen('register');
  const { concerns } = siteProfile(app.site);
  const facts = t(`landing.facts.${concerns}`, { returnObjects: true });
  return (
    <AuthLayout quote={t('landing.quote')}>
      <PageTitle description={t('landing.description')} />
      <div className="stack">
        <h1>{t(open ? 'landing.heading' : 'landing.soonHeading')}</h1>
        <p className="lead">{t(open ? `landing.lead.${concerns}` : 'landing.soonLead')}</p>
      </div>
      {open && (
        <>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <Check aria-hidden="true" />
                {fact}
              </li>
            ))}
          </ul>
          <div className="row">
            <Link className={buttonClass({})} to={path('register')}>
              {t('landing.start')}
            </Link>
            <Link className={buttonClass({ variant: 'secondary' })} to={path('login')}>
              {t('landing.login')}
            </Link>
          </div>
        </>
      )}
      <section>
        <h2 className="h4">{t('landing.helpTitle')}</h2>
        <p>
          {t('landing.helpText')} <Link to={path('help')}>{t('landing.helpLink')}</Link>
        </p>
      </section>
    </AuthLayout>
  );
}
