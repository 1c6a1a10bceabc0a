import { freshVapidKeys } from '#platform/push/vapid.ts';
import { freshSecrets } from '#platform/secrets.ts';

const { encryptionKeys, sessionSecret } = freshSecrets();
const { publicKey, privateKey } = freshVapidKeys();
const settings = {
  ENCRYPTION_KEYS: encryptionKeys,
  SESSION_SECRET: sessionSecret,
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
};
for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`);
