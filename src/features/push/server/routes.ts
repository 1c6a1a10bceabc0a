import { type Route, route } from '#platform/http/route.ts';
import { readPushKey, removeSubscription, removeToken, saveSubscription, saveToken } from '../contract.ts';
import { addSubscription, addToken, remove } from './tokens.ts';

export const pushRoutes: readonly Route[] = [
  route(saveToken, (context, { body }) => addToken(context, body?.pushNotificationToken)),
  route(removeToken, (context, { body, query }) =>
    remove(context, body?.pushNotificationToken ?? query.pushNotificationToken),
  ),
  route(readPushKey, async (context) => ({ key: context.webPush?.publicKey ?? null })),
  route(saveSubscription, (context, { body }) => addSubscription(context, body)),
  route(removeSubscription, (context, { body }) => remove(context, body.endpoint)),
];
