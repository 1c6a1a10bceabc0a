import { ownDeviceDays } from '#domain/identity/session-lifetime.ts';
import { siteProfile } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Checkbox } from './Checkbox.tsx';
import type { Bound, FieldOptions } from './Field.tsx';

/** Asks at every login whether to stay logged in for long; off by default (docs/decisions/0049). */
export function OwnDeviceField(field: FieldOptions & Bound<boolean>) {
  const { t } = useTranslation('ui');
  const { members } = siteProfile(useApp().site);
  return (
    <Checkbox
      {...field}
      label={t('ownDevice.label')}
      description={t(`ownDevice.description.${members}`, { days: ownDeviceDays(members) })}
    />
  );
}
