// Installs a Debian package where we may: as root, where apt-get exists (a container, a CI machine).
import { inPath, progress, run } from './run.mjs';

// apt has its own lock: two simultaneous installations would fail, so they queue.
let queue = Promise.resolve();
let updated = false;

export function canInstall() {
  return process.getuid?.() === 0 && inPath('apt-get') !== null;
}

/** True when the package is installed afterwards. A failure is printed; the caller has a fallback. */
export function aptInstall(name) {
  queue = queue.then(() => progress(`Installing ${name} with apt-get`, () => install(name)));
  return queue;
}

async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) await run('apt-get', ['update', '-q'], { env });
  updated = true;
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '-q', '--no-install-recommends'];
  const { code, output } = await run('apt-get', ['install', ...options, name], { env });
  if (code !== 0) console.error(`apt-get could not install ${name}:\n${output.trim().slice(-2000)}`);
  return code === 0;
}
