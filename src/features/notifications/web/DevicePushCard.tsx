import type { Me } from '#domain/identity/account.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useDevicePush } from './useDevicePush.ts';

/** Push messages on this device, where the browser and this installation support them. */
export function DevicePushCard({ me }: { me: Me }) {
  const { t } = useTranslation('notifications');
  const push = useDevicePush(me.uid);
  if (!push) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="push-title">
      <h2 className="h3" id="push-title">
        {t('push.heading')}
      </h2>
      <Checkbox
        label={t('push.show')}
        description={t('push.help')}
        name="push"
        value={push.on}
        onChange={(on) => void push.choose(on)}
      />
      <div role="status">{push.refused && <Banner>{t('push.refused')}</Banner>}</div>
      <p>{t('push.know')}</p>
    </Card>
  );
}
