import { Bell, BellOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApp } from '#ui/app/app.ts';
import type { PhoneNotificationsState } from '#ui/app/devices.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { isInApp } from '#ui/native-bridge.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { usePhoneNotifications } from './phone-notifications.ts';

/** In these states the action on offer is to turn them off. */
const ON: ReadonlySet<PhoneNotificationsState> = new Set(['on', 'stopping', 'stuck']);

/** Turns notifications on and off for this phone. Only inside the app: a browser has no native notifications. */
export function PhoneNotificationsCard() {
  const { t } = useTranslation('notifications');
  const { phone } = useApp().devices;
  const state = usePhoneNotifications(phone);
  const scripted = useScripted();
  const outcome = useRef<HTMLParagraphElement>(null);
  const isAnswer = useRef(false);
  useEffect(() => {
    // The button is replaced by another, so the outcome is announced first.
    if ((state === 'on' || state === 'off') && isAnswer.current) outcome.current?.focus();
  }, [state]);
  if (!scripted || !isInApp()) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="phone-title">
      <h2 className="h3" id="phone-title">
        {t('phone.heading')}
      </h2>
      <p>{t('phone.text')}</p>
      <div className="row">
        {ON.has(state) ? (
          <Button
            key="off"
            variant="secondary"
            icon={<BellOff aria-hidden="true" />}
            busy={state === 'stopping'}
            onClick={() => {
              isAnswer.current = true;
              void phone.turnOff();
            }}
          >
            {t('phone.turnOff')}
          </Button>
        ) : (
          <Button
            key="on"
            variant="secondary"
            icon={<Bell aria-hidden="true" />}
            busy={state === 'asked'}
            onClick={() => {
              isAnswer.current = true;
              phone.ask();
            }}
          >
            {t('phone.turnOn')}
          </Button>
        )}
      </div>
      <p
        ref={outcome}
        role="status"
        tabIndex={-1}
        className={state === 'idle' ? 'visually-hidden' : undefined}
      >
        {state === 'idle' ? null : t(`phone.${state}`)}
      </p>
    </Card>
  );
}
