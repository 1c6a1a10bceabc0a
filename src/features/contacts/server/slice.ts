import type { Slice } from '#platform/slice.ts';
import { contactKind, contactPieces } from './contacts.ts';
import { contactRoutes } from './routes.ts';

export const contactsSlice: Slice = {
  name: 'contacts',
  routes: contactRoutes,
  contentKinds: [contactKind],
  pieces: [contactPieces],
};
