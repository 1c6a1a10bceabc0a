import type { FastifyBaseLogger } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { type HandedOutcome, SERVICES, type Service } from '#platform/handed-over.ts';

/** Outcomes that an operator need not know the reason of. */
const ROUTINE: ReadonlySet<HandedOutcome> = new Set(['taken', 'gone']);

/** Counts what became of letters and push messages: where a service refuses all of them, nothing waits and no job fails. */
export interface HandedOver {
  count(service: Service, outcome: HandedOutcome, reason?: string): void;
  /** Writes what was not taken since the last time into the log, a line for each reason. */
  write(): void;
}

export function createHandedOver(registers: Registry[], logger: FastifyBaseLogger): HandedOver {
  const counter = new Counter({
    name: 'houvast_handed_over_total',
    help: 'Mails and push messages that were handed to a service, by what became of them',
    labelNames: ['service', 'outcome'],
    registers,
  });
  for (const service of SERVICES) {
    // From the start, so that the first one is seen as a rise.
    for (const outcome of ['taken', 'refused'] as const) counter.inc({ service, outcome }, 0);
  }
  const unwritten = new Map<
    string,
    { service: Service; outcome: HandedOutcome; reason: string; count: number }
  >();
  return {
    count(service, outcome, reason = 'none') {
      counter.inc({ service, outcome });
      if (ROUTINE.has(outcome)) return;
      const key = `${service} ${outcome} ${reason}`;
      const before = unwritten.get(key)?.count ?? 0;
      unwritten.set(key, { service, outcome, reason, count: before + 1 });
    },
    write() {
      for (const line of unwritten.values()) logger.warn(line, 'not delivered');
      unwritten.clear();
    },
  };
}
