import type { Slice } from '#platform/slice.ts';
import { cookiesRoutes } from './routes.ts';

export const cookiesSlice: Slice = { name: 'cookies', routes: cookiesRoutes };
