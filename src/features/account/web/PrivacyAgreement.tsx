import type { ComponentProps } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';

/** Agreeing to the privacy statement, which opens beside the form. */
export function PrivacyAgreement(field: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <Checkbox
      label={
        <Trans
          t={t}
          i18nKey="credentials.privacy"
          components={{ privacy: <Link to={path('privacy')} target="_blank" /> }}
        />
      }
      {...field}
    />
  );
}
