import { Breath } from '#ui/help/Breath.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Countdown } from './Countdown.tsx';
import { EasedButton } from './EasedButton.tsx';
import { StillStrong } from './StillStrong.tsx';
import { BREATHING_SECONDS } from './steps.ts';
import { UrgeFrame } from './UrgeFrame.tsx';
import { useCountdown } from './useCountdown.ts';
import { useUrgeWord } from './useUrgeWord.ts';

/** Water that rises and falls for three minutes; it stays still for people who want no motion. */
export function BreatheStep() {
  const { t } = useTranslation('urge');
  const countdown = useCountdown(BREATHING_SECONDS);
  return (
    <UrgeFrame title={t('breathe.title')} text={t('breathe.text', useUrgeWord())}>
      <Breath paused={countdown.isStill} />
      <Countdown seconds={BREATHING_SECONDS} countdown={countdown} posts={6}>
        <EasedButton />
      </Countdown>
      <StillStrong left={countdown.left} />
    </UrgeFrame>
  );
}
