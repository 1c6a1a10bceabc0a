import type { z } from 'zod';
import { isNetwork } from './network-address.ts';

/** Nobody, these addresses, or by how many proxies an address is away from this machine, the nearest being 0. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/**
 * Reads TRUST_PROXY. A number counts the proxies in front of this machine; entries further left in X-Forwarded-For come from the
 * client, who may have made them up.
 */
export function parseTrustedProxies(text: string, context: z.RefinementCtx): TrustedProxies {
  if (text === '0') return false;
  if (/^\d$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = text.split(',').map((one) => one.trim());
  if (!networks.every(isNetwork)) {
    context.addIssue('must be the number of proxies, or their addresses, for example 10.0.0.1,10.1.0.0/16');
  }
  return networks;
}
