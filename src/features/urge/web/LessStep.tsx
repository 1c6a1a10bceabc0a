import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { siteProfile } from '#domain/site/site.ts';
import { URGE_HELPS, URGE_STRENGTHS, type UrgeHelp } from '#domain/tracking/urge.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { Picks } from '#ui/primitives/Picks.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { describeUrge, type rideOut } from '../contract.ts';
import styles from './Urge.module.css';
import { UrgeFrame } from './UrgeFrame.tsx';

/** What `EasedButton` hands over: the urge as counted, 'kept' if it will be counted later, or null if it could not be. */
export type Counted = EndpointReply<typeof rideOut> | 'kept' | null;

/** The number of urges that were ridden out, which never goes down; and two questions that can be skipped. */
export function LessStep() {
  const { t } = useTranslation('urge');
  const counted: Counted = useLocation().state;
  // Only the browser knows what was handed over, so the page from the server says nothing about it yet.
  const isKnown = useScripted();
  return (
    <UrgeFrame title={t('less.title')} text={t('less.text')} within={false}>
      {isKnown && counted && counted !== 'kept' ? (
        <CountedUrge counted={counted} />
      ) : (
        <NotCounted text={isKnown ? t(counted ? 'less.countsLater' : 'less.notCounted') : null} />
      )}
    </UrgeFrame>
  );
}

function CountedUrge({ counted: { uuid, riddenOut } }: { counted: Exclude<Counted, string | null> }) {
  const { t } = useTranslation('urge');
  const [strength, setStrength] = useState<(typeof URGE_STRENGTHS)[number] | null>(null);
  const [helped, setHelped] = useState<readonly UrgeHelp[]>([]);
  const { busy, send } = useSubmission(describeUrge);
  const [failed, setFailed] = useState(false);
  const goHome = useGoHome();
  const finish = async () => {
    try {
      const saysAnything = strength !== null || helped.length > 0;
      if (saysAnything) await send({ params: { uuid }, body: { strength, helped: [...helped] } });
      await goHome();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailed(true);
    }
  };
  return (
    <>
      <p className={styles.count}>
        <b>{riddenOut}</b> {t('less.times', { count: riddenOut })}
      </p>
      <Picks
        level="h2"
        title={t('less.strength')}
        optional
        options={URGE_STRENGTHS.map((value) => ({ value, name: String(value) }))}
        pressed={(value) => value === strength}
        onPress={(value) => setStrength(value === strength ? null : value)}
        shape="scale"
        ends={[t('less.lowest'), t('less.highest')]}
      />
      <Picks
        level="h2"
        title={t('less.helped')}
        optional
        options={URGE_HELPS.map((value) => ({ value, name: t(`less.help.${value}`) }))}
        pressed={(value) => helped.includes(value)}
        onPress={(value) =>
          setHelped(helped.includes(value) ? helped.filter((other) => other !== value) : [...helped, value])
        }
      />
      {failed && (
        <>
          <Banner tone="danger" role="alert">
            {t('less.failed')}
          </Banner>
          <p>
            <Button variant="onDeep" size="small" onClick={() => void goHome()}>
              {t('less.leave')}
            </Button>
          </p>
        </>
      )}
      <Ways busy={busy} onDone={finish} />
    </>
  );
}

function NotCounted({ text }: { text: string | null }) {
  return (
    <>
      {text && <p>{text}</p>}
      <Ways busy={false} onDone={useGoHome()} />
    </>
  );
}

function useGoHome() {
  const { site } = useApp();
  const path = usePath();
  const goOn = useGoOn();
  return () => goOn(path(siteProfile(site).start));
}

function Ways({ busy, onDone }: { busy: boolean; onDone: () => Promise<void> }) {
  const { t } = useTranslation('urge');
  const path = usePath();
  return (
    <div className={styles.actions}>
      <Button variant="warm" busy={busy} onClick={() => void onDone()}>
        {t('less.done')}
      </Button>
      <Link className={buttonClass({ variant: 'onDeep' })} to={path('urgeStep', { step: 'strong' })}>
        {t('less.back')}
      </Link>
    </div>
  );
}
