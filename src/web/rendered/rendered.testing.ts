import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Site } from '#domain/site/site.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { KitProvider } from '#ui/kit.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { createApp } from '../create-app.ts';
import { loadWords } from '../words.ts';

/** Somebody who takes part, with a confirmed address, for tests to change. */
export const ANNA: Me = {
  uid: 7,
  mail: 'anna@houvast.example',
  name: 'Anna',
  nickname: '',
  nicknameChangeableFrom: null,
  avatar: 1,
  validated: true,
  pendingMail: null,
  notificationKinds: ['daily_mail', 'badge_mail'],
  showsBadges: true,
  language: 'nl',
  roles: ['client'],
  registering: null,
  registrationsStart: '2026-11-20',
  programmeStart: '2026-11-20',
  hasNurse: false,
  nurse: null,
  pairingCode: null,
  deviceKey: '',
  ownDevice: false,
};

interface Rendering {
  readonly day: string;
  readonly slices: readonly string[];
  readonly site?: Site;
  readonly settings?: PublicSettings;
  readonly me?: Me;
  /** What else was fetched already. */
  readonly fetched?: readonly (readonly [key: QueryKey, data: unknown])[];
  /** What the page failed with, for a part that stands in for it. */
  readonly failedWith?: unknown;
}

/** The markup of a part of a page in Dutch, of the alcohol site unless another is named, with the texts of these slices. */
export async function rendered(
  part: ReactElement,
  { day, slices, site = 'alcohol', settings = USUAL_SETTINGS, me, fetched = [], failedWith }: Rendering,
): Promise<string> {
  const app = await createApp(
    { site, language: 'nl', settings, now: `${day}T11:00:00Z` },
    async () => ({ status: 404, body: '{}' }),
    () => '',
  );
  await loadWords(app.i18n, 'nl', slices);
  if (me) app.queryClient.setQueryData(ME_KEY, me);
  for (const [key, data] of fetched) app.queryClient.setQueryData(key, data);
  const router = createMemoryRouter([{ id: 'page', path: '*', element: part, errorElement: part }], {
    hydrationData: failedWith === undefined ? {} : { errors: { page: failedWith } },
  });
  return renderToStaticMarkup(
    createElement(
      KitProvider,
      { value: app },
      createElement(
        QueryClientProvider,
        { client: app.queryClient },
        createElement(ToastProvider, null, createElement(RouterProvider, { router })),
      ),
    ),
  );
}
