import { useApp } from '#ui/app/app.ts';
import { useNeutralLook } from '#ui/app/neutral-look.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Hides from others on this device what the site is about; the choice is stored here, not with the account. */
export function NeutralTabCard() {
  const { t } = useTranslation(['settings', 'ui']);
  const { neutralLook } = useApp();
  const neutral = useNeutralLook(neutralLook);
  const limits = t('device.limits', { returnObjects: true });
  return (
    <Card as="section" className="stack" aria-labelledby="device-title">
      <h2 className="h3" id="device-title">
        {t('device.heading')}
      </h2>
      <Checkbox
        label={t('device.neutral')}
        description={t('device.neutralHelp', { name: t('ui:neutralTitle') })}
        name="neutral"
        value={neutral}
        onChange={neutralLook.choose}
      />
      <p>{t('device.know')}</p>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Card>
  );
}
