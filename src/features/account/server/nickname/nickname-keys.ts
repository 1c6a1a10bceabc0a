import type { Site } from '#domain/site/site.ts';
import { keyedHash } from '#platform/crypto/secret-token.ts';
import type { Secrets } from '#platform/setting-values.ts';
import { foldNickname } from './fold-nickname.ts';

/** The columns beside a nickname: the key that makes it unique, and the hash that rests once it comes free. */
export function keysOf(secret: string, site: Site, nickname: string) {
  const nicknameKey = foldNickname(nickname);
  return { nicknameKey, nicknameHash: hashOf(secret, site, nicknameKey) };
}

/** The hashes under which a resting name may be stored: one for every secret in use. */
export function hashesOf(secrets: Secrets, site: Site, nicknameKey: string): string[] {
  return secrets.all.map((secret) => hashOf(secret, site, nicknameKey));
}

function hashOf(secret: string, site: Site, nicknameKey: string): string {
  return keyedHash(secret, 'nickname', `${site}|${nicknameKey}`);
}
