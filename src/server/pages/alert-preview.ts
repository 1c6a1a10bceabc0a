import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#domain/kit/language.ts';
import { pathTo, prefixed } from '#domain/site/paths.ts';
import { siteOfHost } from '#domain/site/site.ts';
import { openPreview, PREVIEW_PATH } from '#features/crisis-alerts/server/preview.ts';
import { COST } from '#platform/flood/call-budget.ts';
import { sendDocument } from '#platform/http/page-document.ts';
import { answerPage } from './answer-page.ts';
import { documentForOne } from './document.ts';
import { type PageParts, renderPage } from './rendering.ts';

/**
 * Serves the front page with an alert that may not be published yet, at an address that the staff gets for a few minutes. It is
 * never cached: not by us, by browsers or by search engines. Any other address below it is a 404.
 */
export function mountAlertPreview(app: FastifyInstance, parts: PageParts): void {
  const { kit, environment } = parts;
  for (const language of LANGUAGES) {
    app.get<{ Params: { token: string } }>(
      prefixed(language, `${PREVIEW_PATH}/:token`),
      { schema: { hide: true } },
      async (request, reply) => {
        kit.limits.charge(request, COST.rendering);
        const site = siteOfHost(request.host, environment.siteHosts);
        const alert = await openPreview(kit, { token: request.params.token, site, language });
        if (!alert) return answerPage(parts, request, reply);
        const url = pathTo({ language }, 'landing');
        const page = await renderPage(parts, request, reply, { site, language, url, cookies: '', alert });
        reply.header('X-Robots-Tag', 'noindex, nofollow');
        return sendDocument(reply, documentForOne(page), page.status);
      },
    );
  }
}
