import type { Slice } from '#platform/slice.ts';
import { errorReportRoutes } from './routes.ts';

export const errorReportsSlice: Slice = { name: 'error-reports', routes: errorReportRoutes };
