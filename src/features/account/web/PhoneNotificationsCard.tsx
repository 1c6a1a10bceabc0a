import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '#ui/app/app.ts';
import { usePhoneNotifications } from '#ui/app/phone-notifications.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { isInApp } from '#ui/native-bridge.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';

/** Turns notifications on for this phone. Inside the app alone: in a browser there is no phone to ask. */
export function PhoneNotificationsCard() {
  const { t } = useTranslation('account');
  const { phoneNotifications } = useApp();
  const state = usePhoneNotifications(phoneNotifications);
  const scripted = useScripted();
  const outcome = useRef<HTMLParagraphElement>(null);
  const isAnswer = useRef(false);
  useEffect(() => {
    // The button goes away: whoever pressed it must not lose their place.
    if (state === 'on' && isAnswer.current) outcome.current?.focus();
  }, [state]);
  if (!scripted || !isInApp()) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="phone-title">
      <h2 className="h3" id="phone-title">
        {t('phone.heading')}
      </h2>
      <p>{t('phone.text')}</p>
      {state !== 'on' && (
        <div className="row">
          <Button
            variant="secondary"
            icon={<Bell aria-hidden="true" />}
            busy={state === 'asked'}
            onClick={() => {
              isAnswer.current = true;
              phoneNotifications.ask();
            }}
          >
            {t('phone.turnOn')}
          </Button>
        </div>
      )}
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
