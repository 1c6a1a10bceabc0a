import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { Sentence } from '#ui/app/Words.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Scene } from '#ui/primitives/Scene.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './Stranger.module.css';

/**
 * The frame of the pages for buddies, who may never have heard of this site: explains what they are asked, and whom to call. The
 * title of the tab is the same for all, and names nobody.
 */
export function Stranger({ children }: { children: ReactNode }) {
  const { t } = useTranslation('buddies');
  const { originOf } = useApp();
  const path = usePath();
  return (
    <Page narrow>
      <PageTitle title={t('stranger.title')} />
      <div className="stack">
        <Card as="section" className={styles.card}>
          <div className={styles.scene}>
            <Scene />
          </div>
          <div className={styles.text}>{children}</div>
        </Card>
        <Card as="section" className="stack" aria-labelledby="stranger-worry">
          <h2 className="h4" id="stranger-worry">
            {t('stranger.worry')}
          </h2>
          <p>
            <Sentence text={t('stranger.notCare')} />
          </p>
          <p className={styles.ways}>
            <Link to={path('help')}>{t('stranger.help')}</Link>
            <a href={originOf('naasten') + path('landing')}>{t('stranger.relatives')}</a>
          </p>
        </Card>
      </div>
    </Page>
  );
}
