import { type Route, route } from '#platform/http/route.ts';
import { changeUser, readMe, readUser, registerAccount } from '../contract.ts';
import { changeAccount, requireOwn } from './change-account.ts';
import { register } from './register-account.ts';
import { readEntity } from './user-entity.ts';

export const accountRoutes: readonly Route[] = [
  route(readMe, (context) => readEntity(context, context.person.uid)),
  route(registerAccount, (context, { body }) => register(context, body)),
  route(readUser, (context, { params }) => {
    requireOwn(context, Number(params.uid));
    return readEntity(context, context.person.uid);
  }),
  route(changeUser, (context, { params, body }) => changeAccount(context, Number(params.uid), body)),
];
