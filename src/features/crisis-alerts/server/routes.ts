import { paragraphsHtml } from '#domain/kit/html.ts';
import { isShown } from '#platform/content/wire.ts';
import { type Route, route } from '#platform/http/route.ts';
import { readCrisisAlerts } from '../contract.ts';
import { alertKind } from './alerts.ts';

export const crisisAlertRoutes: readonly Route[] = [
  route(readCrisisAlerts, async (context) =>
    context.content
      .all(alertKind, context.site)
      .filter((entity) => isShown(entity, context))
      .map(({ number, written, content: { field_type, title, body } }) => ({
        nid: number,
        field_type,
        title: title[context.language],
        body: paragraphsHtml(body[context.language]),
        langcode: written[context.language],
      })),
  ),
];
