import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HOUR_MS } from '#domain/kit/duration.ts';
import { audienceOf, isForNurses } from '#domain/site/site.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { BackToAccount } from '#ui/app/BackLink.tsx';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type ExportState, readExports } from '../contract.ts';
import { ReadyCopy } from './ReadyCopy.tsx';
import { RequestForm } from './RequestForm.tsx';

/** How often to look whether a copy is ready, in milliseconds. */
const POLL_MS = 2_000;

/** When to look again, in milliseconds: the server does not push that a copy is ready, nor that it has expired. */
function nextLook(copies: readonly ExportState[] | undefined, now: number): number | false {
  if (!copies || copies.length === 0) return false;
  const ends = copies.map(({ expires }) => (expires === null ? now : Date.parse(expires)));
  return Math.max(POLL_MS, Math.min(...ends) - now);
}

/** Whether a copy that is gone was never made. A page that slept for long may have missed that it was there. */
function isLost({ requested }: ExportState, now: number): boolean {
  return now < Date.parse(requested) + HOUR_MS;
}

export function prefetch(app: App): void {
  prefetchEndpoint(app, readExports);
}

/** A copy of everything stored about a person: requested with the password, made by the server, downloaded as a file. */
export function ExportScreen() {
  const { t } = useTranslation(['data-export', 'ui']);
  const app = useApp();
  const isNurses = isForNurses(app.site);
  const status = useRef<HTMLDivElement>(null);
  const { data, isLoadingError, refetch } = useQuery({
    ...endpointQuery(app, readExports),
    refetchInterval: ({ state }) => nextLook(state.data, app.now()),
  });
  // The account page of a nurse is called "Mijn gegevens" as well.
  const title = t(isNurses ? 'screen.nurseTitle' : 'screen.title');
  const waiting = data?.find(({ ready }) => !ready);
  const copy = data?.find(({ ready }) => ready);
  const [awaited, setAwaited] = useState<ExportState | null>(null);
  const asked = waiting ?? (copy ? null : awaited);
  if (asked?.id !== awaited?.id) setAwaited(asked);
  return (
    <Page narrow before={<BackToAccount />} title={title} lead={t('screen.lead')}>
      <PageTitle title={title} />
      <div className="stack">
        <p>{t(`screen.what.${audienceOf(app.site)}`)}</p>
        <p>{t('screen.care')}</p>
        {isLoadingError && !data && <LoadFailed onRetry={() => void refetch()} />}
        <div ref={status} role="status" tabIndex={-1}>
          {!data && !isLoadingError && (
            <>
              <span className="visually-hidden">{t('ui:loading')}</span>
              <Skeleton shape="block" height="12rem" />
            </>
          )}
          {waiting && (
            <Card>
              <Spinner label={t('screen.busy')} />
            </Card>
          )}
          {!waiting && copy && <ReadyCopy copy={copy} />}
          {data?.length === 0 && awaited && isLost(awaited, app.now()) && (
            <Banner tone="danger">{t('screen.lost')}</Banner>
          )}
        </div>
        {/* The form is hidden while a copy is made. */}
        {data && !waiting && (
          <RequestForm
            again={copy !== undefined}
            onAsked={() => status.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </Page>
  );
}
