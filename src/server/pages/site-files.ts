import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/kit/language.ts';
import { pathTo } from '#domain/site/paths.ts';
import { searchablePaths } from '#domain/site/searchable.ts';
import { languagesOf, originOf, type Site, siteOfHost } from '#domain/site/site.ts';
import type { ThemeSetting } from '#domain/site/theme.ts';
import type { Environment } from '#platform/environment.ts';
import type { Texts } from '#platform/text.ts';

const KEPT = 'public, max-age=3600';

/** `--hv-color-surface-deep` of two themes: of the default one, on which the icon stands, and of the neutral one. */
const DEEP = { water: '#01353a', slate: '#1d313b' } as const;

/** How a home screen shows a site: as itself, or neutrally (`ui/app/neutral-look.ts`). */
const LOOKS = {
  own: { id: '/', name: 'ui:titleSuffix', ground: DEEP.water, icons: 'icon' },
  // A separate app id, so that an installed app keeps its name.
  neutral: { id: '/notes', name: 'ui:neutralTitle', ground: '#5b6470', icons: 'notes' },
} as const;

/** Serves the machine-readable files of each site: for search engines, and for installing it on a phone. */
export function mountSiteFiles(app: FastifyInstance, environment: Environment, texts: Texts): void {
  const siteOf = (request: FastifyRequest) => siteOfHost(request.host, environment.siteHosts);
  const serve = (path: string, type: string, body: (site: Site, origin: string) => string | null) =>
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      const site = siteOf(request);
      const file = body(site, originOf(site, environment.publicOriginTemplate));
      if (file === null) return reply.callNotFound();
      return reply.header('Cache-Control', KEPT).type(type).send(file);
    });
  serve('/robots.txt', 'text/plain; charset=utf-8', (_, origin) => robots(origin));
  serve('/sitemap.xml', 'application/xml; charset=utf-8', (site, origin) =>
    sitemap(searchablePaths(site, environment), origin),
  );
  for (const language of LANGUAGES) {
    const folder = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
    const serveManifest = (file: string, look: keyof typeof LOOKS) =>
      serve(`${folder}/${file}.webmanifest`, 'application/manifest+json', (site) =>
        languagesOf(site, environment).includes(language)
          ? manifest(language, look, { texts, theming: environment.theming })
          : null,
      );
    serveManifest('manifest', 'own');
    serveManifest('notes', 'neutral');
  }
}

/** Pages with noindex must stay crawlable for that to work, so only the calls are disallowed. */
function robots(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** Sitemap protocol 0.9, each page with its other languages. */
function sitemap(searchable: ReturnType<typeof searchablePaths>, origin: string): string {
  const pages = searchable.flatMap((paths) => {
    const languages = Object.entries(paths);
    const others = languages.length > 1 ? languages : [];
    const alternates = others.map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`,
    );
    return languages.map(([, path]) => `<url><loc>${origin}${path}</loc>${alternates.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

/** The name and icon on a home screen reveal nothing about use: a name and a letter, or a word and a sheet of paper. */
function manifest(
  language: Language,
  look: keyof typeof LOOKS,
  { texts, theming }: ThemeSetting & { readonly texts: Texts },
): string {
  const { id, name, ground, icons } = LOOKS[look];
  const png = (size: number, file = `${icons}-${size}`) => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    id,
    name: texts.text(language, name),
    short_name: texts.text(language, name),
    lang: language,
    start_url: language === DEFAULT_LANGUAGE ? '/' : pathTo({ language }, 'landing'),
    scope: '/',
    display: 'standalone',
    background_color: ground,
    // The icon stands on its own ground, and the bar beside the page.
    theme_color: look === 'own' && !theming ? DEEP.slate : ground,
    icons: [png(192), png(512), { ...png(512, `${icons}-maskable`), purpose: 'maskable' }],
  });
}
