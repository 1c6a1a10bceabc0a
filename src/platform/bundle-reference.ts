import { hash } from 'node:crypto';

/** The type of a node, comment or term where the entity names it (contract 1.5). */
export function bundleReference<Target extends string, Bundle extends string>(
  target: Target,
  bundle: Bundle,
): { target_id: Bundle; target_type: Target; target_uuid: string } {
  return { target_id: bundle, target_type: target, target_uuid: uuidOf(`${target}.${bundle}`) };
}

/** Types have no table; clients may store these ids, so they follow from the name and never change (RFC 9562 §5.8). */
function uuidOf(name: string): string {
  const hex = hash('sha256', name);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
