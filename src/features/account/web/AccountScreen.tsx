import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasFeature } from '#domain/site/site.ts';
import { Avatar } from '#ui/app/Avatar.tsx';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { AboutForm } from './AboutForm.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './AccountScreen.module.css';
import { BadgesCard } from './BadgesCard.tsx';
import { NeutralTabCard } from './NeutralTabCard.tsx';
import { PhoneNotificationsCard } from './PhoneNotificationsCard.tsx';
import { ProgrammeCard } from './ProgrammeCard.tsx';

/** The settings of an account, and the way to everything that belongs to it (spec 1 §2 Account settings). */
export function AccountScreen() {
  const { t } = useTranslation('account');
  const { site } = useApp();
  const me = useMe();
  if (!me) return null;
  return (
    <Page>
      <PageTitle title={t('settings.title')} />
      <div className={styles.head}>
        <Avatar avatar={me.avatar} size={64} />
        <h1>{t('settings.title')}</h1>
      </div>
      <div className={styles.layout}>
        <AccountMenu me={me} />
        <div className={styles.settings}>
          <AboutForm me={me} />
          {hasFeature(site, 'programme') && <ProgrammeCard start={me.programmeStart} />}
          {hasFeature(site, 'badges') && <BadgesCard me={me} />}
          <PhoneNotificationsCard />
          <NeutralTabCard />
          <RemoveCard />
        </div>
      </div>
    </Page>
  );
}

function RemoveCard() {
  const { t } = useTranslation('account');
  const app = useApp();
  const path = usePath();
  if (!app.isOpen('deleteAccount')) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="remove-title">
      <h2 className="h3" id="remove-title">
        {t('remove.title')}
      </h2>
      <p>{t('remove.short')}</p>
      <div className="row">
        <Link className={buttonClass({ variant: 'secondary' })} to={path('deleteAccount')}>
          <Trash2 aria-hidden="true" />
          {t('remove.link')}
        </Link>
      </div>
    </Card>
  );
}
