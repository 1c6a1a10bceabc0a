import { type Route, route } from '#platform/http/route.ts';
import { readContacts } from '../contract.ts';
import { contactsFor } from './contacts.ts';

export const contactRoutes: readonly Route[] = [route(readContacts, async (context) => contactsFor(context))];
