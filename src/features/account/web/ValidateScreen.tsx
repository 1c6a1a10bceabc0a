import { useState } from 'react';
import { useParams } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useLinkOutOfSight } from '#ui/app/useLinkOutOfSight.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { linkPartsOf } from './reset-link.ts';
import { useValidation } from './useValidation.ts';
import { ValidationResult } from './ValidationResult.tsx';

/** Confirms an address through the link in a mail. */
export function ValidateScreen() {
  const { t } = useTranslation('account');
  const me = useMe();
  const [before] = useState(me);
  const { validation, validate } = useValidation(linkPartsOf(useParams()));
  useLinkOutOfSight(usePath()('login'));
  return (
    <AuthLayout quote={t('forgot.quote')}>
      <PageTitle title={t('validate.title')} />
      {validation === 'busy' ? (
        <>
          <h1>{t('validate.title')}</h1>
          <Spinner label={t('validate.busy')} />
        </>
      ) : (
        <ValidationResult validation={validation} before={before} onRetry={() => void validate()} />
      )}
      <HelpLine />
    </AuthLayout>
  );
}
