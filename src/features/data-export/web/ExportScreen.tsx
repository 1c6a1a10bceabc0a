import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { isForNurses, siteProfile } from '#domain/site/site.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { BackToAccount } from '#ui/app/BackLink.tsx';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { Spinner } from '#ui/primitives/Spinner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readExports } from '../contract.ts';
import { ReadyCopy } from './ReadyCopy.tsx';
import { RequestForm } from './RequestForm.tsx';

/** How often to poll whether a copy is ready, in milliseconds. */
const POLL_MS = 2_000;

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
    // The server does not push the status, so it is polled.
    refetchInterval: ({ state }) => (state.data?.some(({ ready }) => !ready) ? POLL_MS : false),
  });
  // The account page of a nurse is called "Mijn gegevens" as well.
  const title = t(isNurses ? 'screen.nurseTitle' : 'screen.title');
  const waiting = data?.some(({ ready }) => !ready) ?? false;
  const copy = data?.find(({ ready }) => ready);
  return (
    <Page narrow before={<BackToAccount />} title={title} lead={t('screen.lead')}>
      <PageTitle title={title} />
      <div className="stack">
        <p>{t(`screen.what.${isNurses ? 'nurse' : siteProfile(app.site).concerns}`)}</p>
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
