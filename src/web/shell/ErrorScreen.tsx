import { useEffect, useLayoutEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRevalidator, useRouteError } from 'react-router';
import { useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { ErrorLayout } from '#ui/layout/ErrorLayout.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { PartMissing } from '../part-missing.ts';
import { hasWorker, useLostHelp } from './useHelpFromDevice.ts';

type Trouble = 'missing' | 'forbidden' | 'unreached' | 'broken' | 'unavailable';

/** Replaces a page that does not exist (404), is forbidden (403), failed to load or crashed. Never blank. */
export function ErrorScreen() {
  const error = useRouteError();
  const trouble = troubleOf(error);
  const { reportError } = useApp();
  const { revalidate } = useRevalidator();
  useLostHelp(trouble === 'unreached');
  // Only a full reload recovers from a missing chunk or an error in a screen.
  const isPlace = error instanceof CallFailure || isRouteErrorResponse(error);
  useEffect(() => {
    if (trouble === 'broken' || error instanceof PartMissing) reportError(error);
  }, [error, trouble, reportError]);
  const retry = () => (isPlace ? void revalidate() : window.location.reload());
  // Before the page is painted: the network may be back in the next moment, and says so once.
  useLayoutEffect(() => {
    // A reload that fails would take away whom to call, unless the service worker has a page for it.
    if (trouble !== 'unreached' || !(isPlace || hasWorker())) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  return <TroubleScreen trouble={trouble} requestId={requestIdOf(error)} onRetry={retry} />;
}

/** Troubles that a retry may fix. */
const CAN_PASS: ReadonlySet<Trouble> = new Set<Trouble>(['broken', 'unreached', 'unavailable']);

/** Troubles that show a reference for support. */
const HAS_CODE: ReadonlySet<Trouble> = new Set<Trouble>(['broken', 'unreached']);

/** Says what is wrong, what can be done, and whom to call. */
export function TroubleScreen({
  trouble,
  onRetry,
  requestId,
}: {
  trouble: Trouble;
  onRetry: () => void;
  /** The request id on the server, if it responded. */
  requestId?: string | undefined;
}) {
  const { t } = useTranslation(['web', 'ui']);
  const app = useApp();
  const path = usePath();
  const { pathname, search } = useLocation();
  return (
    <ErrorLayout>
      <PageTitle title={t(`${trouble}.title`)} />
      <h1>{t(`${trouble}.title`)}</h1>
      <p className="lead">{t(`${trouble}.text`)}</p>
      <div className="row">
        {CAN_PASS.has(trouble) && <Button onClick={onRetry}>{t('ui:tryAgain')}</Button>}
        {trouble === 'forbidden' && app.isOpen('login') && (
          <Link className={buttonClass({})} to={path('login', {}, { origin: pathname + search })}>
            {t('login')}
          </Link>
        )}
        <Link
          className={buttonClass(trouble === 'missing' ? {} : { variant: 'subtle' })}
          to={path('landing')}
        >
          {t('missing.home')}
        </Link>
      </div>
      <HelpLine />
      {HAS_CODE.has(trouble) && requestId && (
        <p className="muted small">{t('helpdeskCode', { code: requestId })}</p>
      )}
    </ErrorLayout>
  );
}

function troubleOf(error: unknown): Trouble {
  if (isRouteErrorResponse(error) && error.status === 404) return 'missing';
  if (isRouteErrorResponse(error) && error.status === 403) return 'forbidden';
  if (isRouteErrorResponse(error) && error.status === 503) return 'unavailable';
  if (error instanceof PartMissing) return 'unreached';
  if (!(error instanceof CallFailure)) return 'broken';
  if (error.code === 'not_found') return 'missing';
  if (error.code === 'unavailable') return 'unavailable';
  // The session may have ended, or somebody else logged in, since the page was admitted.
  if (error.code === 'login_required' || error.code === 'role_missing') return 'forbidden';
  return error.code === 'network' ? 'unreached' : 'broken';
}

/** The request id on the server; undefined when it did not respond. */
export function requestIdOf(error: unknown): string | undefined {
  if (error instanceof CallFailure) return error.requestId;
  if (!isRouteErrorResponse(error)) return undefined;
  // As serialized by the server (`entry-client.tsx`).
  return (error.data as { requestId?: string } | null)?.requestId;
}
