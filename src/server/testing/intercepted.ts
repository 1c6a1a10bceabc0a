import type { JobEvent } from '#domain/events.ts';
import type { JobContext } from '#platform/jobs/job.ts';

/** A job context in which a test intercepts an event before its reactions; `goOn` runs them. */
export function intercepted(
  context: JobContext,
  intercept: (event: JobEvent, goOn: () => Promise<void>) => Promise<void>,
): JobContext {
  return {
    ...context,
    transaction: (run) =>
      context.transaction((inside) =>
        run({ ...inside, announce: (event) => intercept(event, () => inside.announce(event)) }),
      ),
  };
}
