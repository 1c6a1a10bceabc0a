import { freshSecrets } from '#platform/environment.ts';

const { encryptionKeys, sessionSecret } = freshSecrets();
process.stdout.write(`ENCRYPTION_KEYS=${encryptionKeys}\nSESSION_SECRET=${sessionSecret}\n`);
