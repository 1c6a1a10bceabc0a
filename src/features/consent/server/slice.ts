import type { Slice } from '#platform/slice.ts';
import { consentRoutes } from './routes.ts';

export const consentSlice: Slice = { name: 'consent', routes: consentRoutes };
