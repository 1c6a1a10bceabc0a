import type { ErrorCode } from '#contract/endpoint.ts';
import { escapeHtml } from '#domain/kit/html.ts';
import { chosenLanguage } from '#domain/site/chosen-language.ts';
import { siteOfHost } from '#domain/site/site.ts';
import type { RefusalPage } from '#platform/http/errors.ts';
import type { Kit } from '#platform/http/kit.ts';
import { type PlainPageKit, plainPage } from './plain-page.ts';

/** What somebody can do about a refusal; all others are asked to try again. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  launch_by_practitioner: 'practitioner',
  unavailable: 'later',
  too_many_requests: 'later',
  internal: 'later',
};

/**
 * The page for a browser that a portal or an organisation's login sent here but that is refused (contract 4.1): what to do, and a
 * number under which the log has the reason. The page does not give the reason, which would help forgers.
 */
export function refusalPage(kit: PlainPageKit & Pick<Kit, 'siteHosts'>): RefusalPage {
  return (failure, { request, language: asked }) => {
    const site = siteOfHost(request.host, kit.siteHosts);
    const { multilingual } = kit;
    const language = asked ?? chosenLanguage({ site, multilingual }, request.cookies['language']);
    const say = (key: string, values?: Record<string, string>) =>
      kit.texts.text(language, `sso:refused.${key}`, values);
    return plainPage(kit, {
      site,
      language,
      title: say('title'),
      body: [
        `<p>${escapeHtml(say(ADVICE[failure.code] ?? 'again'))}</p>`,
        `<p>${escapeHtml(say('number', { number: request.id }))}</p>`,
      ],
    });
  };
}
