import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Agreeing to the privacy statement, which opens beside the form. */
export function PrivacyAgreement(field: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <Checkbox
      label={
        <TaggedText
          text={t('credentials.privacy')}
          parts={{ privacy: <Link to={path('privacy')} target="_blank" /> }}
        />
      }
      {...field}
    />
  );
}
