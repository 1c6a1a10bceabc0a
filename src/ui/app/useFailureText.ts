import type { App } from './app.ts';
import { useApp } from './app.ts';
import type { CallFailure } from './caller.ts';

/** The message for a failed call: a reason that someone can act on, or else what did not happen. */
export function failureText({ i18n }: Pick<App, 'i18n'>, { code }: CallFailure, otherwise: string): string {
  return code === 'network' || code === 'unavailable' || code === 'too_many_requests'
    ? i18n.getFixedT(null, 'ui')(`failure.${code}`)
    : otherwise;
}

export function useFailureText() {
  const app = useApp();
  return (failure: CallFailure, otherwise: string): string => failureText(app, failure, otherwise);
}
