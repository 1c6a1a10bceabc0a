import { Compass, Phone, Sun, Waves } from 'lucide-react';
import { Link } from 'react-router';
import { siteProfile } from '#domain/site/site.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readUrges } from '../contract.ts';
import { EasedButton } from './EasedButton.tsx';
import { OwnWords } from './OwnWords.tsx';
import { Tile } from './Tile.tsx';
import styles from './Urge.module.css';
import { UrgeFrame } from './UrgeFrame.tsx';
import { useHasBegun } from './useHasBegun.ts';
import { useUrgeWord } from './useUrgeWord.ts';

export function prefetchUrges(app: App): void {
  prefetchEndpoint(app, readUrges);
}

/** The first page for the moment of an urge: the reader's own reason, and what can help. Works without their words, and before they load. */
export function UrgeStart() {
  const { t } = useTranslation('urge');
  const { site } = useApp();
  const path = usePath();
  const word = useUrgeWord();
  const { data } = useEndpoint(readUrges);
  const reason = data?.own.reasons[0];
  const hasBegun = useHasBegun();
  const toWrite = data && hasBegun ? 'text' : 'unknown';
  return (
    <UrgeFrame title={t('start.title')} text={t('start.text', word)} within={false}>
      {reason && <OwnWords text={reason} from={t('start.from')} />}
      <h2 className="h4">{t('start.what')}</h2>
      <div className={styles.tiles}>
        <Tile
          first
          icon={Waves}
          step="breathe"
          title={t('tile.breathe.title')}
          text={t('tile.breathe.text')}
        />
        <Tile
          icon={Sun}
          step="alternatives"
          title={t('tile.alternatives.title')}
          text={t(data?.own.alternatives.length ? 'tile.alternatives.own' : 'tile.alternatives.text')}
        />
        <Tile
          icon={Phone}
          step="call"
          title={t('tile.call.title')}
          text={t(data?.own.people.length ? 'tile.call.own' : 'tile.call.text')}
        />
        <Tile
          icon={Compass}
          step="reasons"
          title={t('tile.reasons.title')}
          text={t(`tile.reasons.${reason ? 'own' : toWrite}`)}
        />
      </div>
      <div className={styles.actions}>
        <EasedButton />
        <Link className={buttonClass({ variant: 'onDeep' })} to={path(siteProfile(site).start)}>
          {t('start.back')}
        </Link>
      </div>
      <p className="small">{t('start.note')}</p>
    </UrgeFrame>
  );
}
