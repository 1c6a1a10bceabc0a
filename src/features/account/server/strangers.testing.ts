import type { TestServer } from '#server/testing/test-server.ts';

/** Visitors, each from an address of their own, so that the limits per address leave them alone. */
export function strangersOn(server: () => TestServer) {
  let count = 0;
  return (site: 'alcohol' | 'gambling' = 'alcohol') => {
    count += 1;
    return server().visitor(site, { address: `127.7.${count >> 8}.${count & 255}` });
  };
}
