import { Phone, Sun, Timer, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Tile } from './Tile.tsx';
import styles from './Urge.module.css';
import { UrgeFrame } from './UrgeFrame.tsx';

/** What to do when the urge has not passed, or comes back. */
export function StrongStep() {
  const { t } = useTranslation('urge');
  const { site } = useApp();
  const path = usePath();
  return (
    <UrgeFrame title={t('strong.title')} text={t('strong.text')}>
      <div className={styles.tiles}>
        <Tile first icon={Timer} step="wait" title={t('tile.wait.title')} text={t('tile.wait.text')} />
        <Tile icon={Phone} step="call" title={t('tile.call.title')} />
        <Tile icon={Sun} step="alternatives" title={t('tile.alternatives.title')} />
        <Tile icon={Waves} step="breathe" title={t('strong.again')} />
      </div>
      <p>
        {t('strong.otherwise')} <Link to={path(siteProfile(site).start)}>{t('start.back')}</Link>
      </p>
    </UrgeFrame>
  );
}
