import { Link } from 'react-router';
import { siteProfile } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { Breath } from '#ui/help/Breath.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Countdown } from './Countdown.tsx';
import { BREATHING_SECONDS } from './steps.ts';
import { UrgeFrame } from './UrgeFrame.tsx';
import { useCountdown } from './useCountdown.ts';

/** Three minutes of breathing for somebody who cares for another person. Nothing is counted or stored. */
export function ForYourselfScreen() {
  const { t } = useTranslation('urge');
  const { site } = useApp();
  const path = usePath();
  const countdown = useCountdown(BREATHING_SECONDS);
  return (
    <UrgeFrame
      name={t('forYourself.pageTitle')}
      title={t('forYourself.title')}
      text={t('forYourself.text')}
      within={false}
    >
      <Breath paused={countdown.isStill} />
      <Countdown seconds={BREATHING_SECONDS} countdown={countdown} posts={6}>
        <Link className={buttonClass({ variant: 'onDeep' })} to={path(siteProfile(site).start)}>
          {t('start.back')}
        </Link>
      </Countdown>
    </UrgeFrame>
  );
}
