import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { USUAL_SETTINGS } from '#contract/public-settings.testing.ts';
import { KitProvider } from '#ui/kit.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import { createApp } from '../create-app.ts';
import { loadWords } from '../words.ts';

/** The markup of a part of a page of the alcohol site in Dutch, with the texts of these slices, before anything was fetched. */
export async function rendered(
  part: ReactElement,
  { day, slices }: { readonly day: string; readonly slices: readonly string[] },
): Promise<string> {
  const app = await createApp(
    { site: 'alcohol', language: 'nl', settings: USUAL_SETTINGS, now: `${day}T11:00:00Z` },
    async () => ({ status: 404, body: '{}' }),
    () => '',
  );
  await loadWords(app.i18n, 'nl', slices);
  const router = createMemoryRouter([{ path: '*', element: part }]);
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
