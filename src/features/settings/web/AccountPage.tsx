import type { ComponentType } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { Avatar } from '#ui/app/Avatar.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AboutForm } from './AboutForm.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  /** The cards of other slices. */
  readonly Cards: ComponentType<{ me: Me }>;
}

/** The settings of an account, with links to everything that belongs to it (spec 1 §2 Account settings). */
export function AccountPage({ Cards }: AccountPageProps) {
  const { t } = useTranslation('settings');
  const me = useMe();
  if (!me) return null;
  return (
    <Page>
      <PageTitle title={t('title')} />
      <div className={styles.head}>
        <Avatar avatar={me.avatar} size={64} />
        <h1>{t('title')}</h1>
      </div>
      <div className={styles.layout}>
        <AccountMenu me={me} />
        <div className={styles.settings}>
          <AboutForm me={me} />
          <Cards me={me} />
        </div>
      </div>
    </Page>
  );
}
