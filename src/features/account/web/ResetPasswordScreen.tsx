import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type Params, useParams } from 'react-router';
import { LINK_LIFETIME } from '#domain/identity/one-time-link.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import type { LinkRefusal } from '#ui/app/failure/link-refusal.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useLinkOutOfSight } from '#ui/app/useLinkOutOfSight.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Outcome } from '#ui/layout/Outcome.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { linkPartsOf, resetLinkQuery } from './reset-link.ts';

/** A link that does not work answers 403 with the page that says so (contract head section). */
export async function prefetch(app: App, params: Params): Promise<number> {
  const answer = await app.queryClient
    .ensureQueryData(resetLinkQuery(app, linkPartsOf(params)))
    .catch(() => null);
  return answer === null || answer === 'valid' ? 200 : 403;
}

/** Sets a new password through the link in a mail, or says why the link does not work. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('account');
  const link = linkPartsOf(useParams());
  useLinkOutOfSight(usePath()('forgotPassword'));
  const { data: answer, isLoadingError, refetch } = useQuery(resetLinkQuery(useApp(), link));
  const [atFirst] = useState(answer);
  return (
    <AuthLayout quote={t('forgot.quote')}>
      <PageTitle title={t('reset.title')} />
      {answer === 'valid' && <NewPasswordForm link={link} />}
      {answer !== undefined && answer !== 'valid' && (
        <LinkRefused refusal={answer} takesFocus={answer !== atFirst} />
      )}
      {answer === undefined && (
        <>
          <h1>{t('reset.heading')}</h1>
          {isLoadingError ? (
            <LoadFailed onRetry={() => void refetch()} />
          ) : (
            <Spinner label={t('reset.checking')} />
          )}
        </>
      )}
      <HelpLine />
    </AuthLayout>
  );
}

function LinkRefused({ refusal, takesFocus }: { refusal: LinkRefusal; takesFocus: boolean }) {
  const { t } = useTranslation('account');
  const path = usePath();
  return (
    <Outcome
      heading={t(`reset.${refusal}.heading`)}
      takesFocus={takesFocus}
      actions={
        <>
          <Link className={buttonClass()} to={path('forgotPassword')}>
            {t('reset.newLink')}
          </Link>
          <Link className={buttonClass({ variant: 'subtle' })} to={path('login')}>
            {t('reset.toLogin')}
          </Link>
        </>
      }
    >
      <p>{t(`reset.${refusal}.text`, { hours: LINK_LIFETIME.reset / 3_600 })}</p>
    </Outcome>
  );
}
