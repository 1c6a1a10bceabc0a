import { pathTo } from '#domain/site/paths.ts';
import type { App } from '#ui/app/app.ts';

/** The wizard opens at its first question. */
export function before(app: App): string {
  return pathTo(app, 'goalStep', { step: 'usage' });
}

/** Always redirects. */
export function GoalScreen() {
  return null;
}
