import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { jsonInHtml } from '#domain/kit/html.ts';
import { DEFAULT_LANGUAGE } from '#domain/kit/language.ts';
import { themeOf } from '#domain/site/site.ts';
import type { App } from '#ui/app/app.ts';
import { useNeutralLook } from '#ui/app/neutral-look.ts';
import { KitProvider } from '#ui/kit.ts';
import { ToastProvider } from '#ui/toast/ToastProvider.tsx';
import type { PageState } from './page-contract.ts';
import { Curtain } from './shell/Curtain.tsx';

/** The id of the element with the `PageState`; a JSON block is data, so the CSP for scripts does not apply to it. */
export const STATE_ID = 'page-state';

/** The whole document. Server and browser render it from the same state, so that React can hydrate it. */
export function Document({ app, state, children }: { app: App; state: PageState; children: ReactNode }) {
  return (
    <html
      lang={app.language}
      data-theme={themeOf(app.site, app.settings)}
      data-exit={app.settings.quickExitUrl}
      data-later={state.later.length > 0 ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteLook app={app} />
        {state.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {state.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {state.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      {/* Not in the head: this list would push the charset beyond the bytes in which browsers look for it. */}
      <body data-scripts={state.later.join(' ') || undefined}>
        <KitProvider value={app}>
          <QueryClientProvider client={app.queryClient}>
            <Curtain />
            <ToastProvider>{children}</ToastProvider>
          </QueryClientProvider>
        </KitProvider>
        <script id={STATE_ID} type="application/json">
          {jsonInHtml(state)}
        </script>
      </body>
    </html>
  );
}

/** The name and icon of the site in a tab and on a home screen. */
function SiteLook({ app }: { app: App }) {
  const neutral = useNeutralLook(app.neutralLook);
  const folder = app.language === DEFAULT_LANGUAGE ? '' : `/${app.language}`;
  const manifest = `${folder}/${neutral ? 'notes' : 'manifest'}.webmanifest`;
  useEffect(() => {
    document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest);
  }, [manifest]);
  return (
    <>
      <link rel="icon" href={neutral ? '/notes.svg' : '/icon.svg'} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={neutral ? '/notes-touch.png' : '/apple-touch-icon.png'} />
      {/* `before-page.js` turns it into a link after the first paint. */}
      <meta name="manifest" content={manifest} />
    </>
  );
}
