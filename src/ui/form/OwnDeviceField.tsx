import { OWN_DEVICE_DAYS } from '#domain/identity/session-lifetime.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { Checkbox } from './Checkbox.tsx';
import type { Bound, FieldOptions } from './Field.tsx';

/** Asks wherever somebody logs in whether to stay logged in for long; not by default (docs/decisions/0049). */
export function OwnDeviceField(field: FieldOptions & Bound<boolean>) {
  const { t } = useTranslation('ui');
  return (
    <Checkbox
      {...field}
      label={t('ownDevice.label')}
      description={t('ownDevice.description', { days: OWN_DEVICE_DAYS })}
    />
  );
}
