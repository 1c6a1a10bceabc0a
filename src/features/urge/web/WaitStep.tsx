import { useEndpoint } from '#ui/app/queries.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readUrges } from '../contract.ts';
import { Countdown } from './Countdown.tsx';
import { EasedButton } from './EasedButton.tsx';
import { OwnWords } from './OwnWords.tsx';
import { StillStrong } from './StillStrong.tsx';
import { WAITING_SECONDS } from './steps.ts';
import { UrgeFrame } from './UrgeFrame.tsx';
import { useCountdown } from './useCountdown.ts';

/** A quarter of an hour, in which nothing has to be decided. */
export function WaitStep() {
  const { t } = useTranslation('urge');
  const own = useEndpoint(readUrges).data?.own;
  const countdown = useCountdown(WAITING_SECONDS);
  return (
    <UrgeFrame title={t('wait.title')} text={t('wait.text')}>
      {own?.wait && <OwnWords text={own.wait} from={t('wait.say')} />}
      {own?.leave && <p>{t('wait.leave', { place: own.leave })}</p>}
      <Countdown seconds={WAITING_SECONDS} countdown={countdown} posts={15}>
        <EasedButton />
      </Countdown>
      <StillStrong left={countdown.left} />
    </UrgeFrame>
  );
}
