// A lock that several processes – also on several machines that share the checkout – respect: a directory, because
// making one is atomic everywhere. Its owner touches it every second, so a crashed owner shows.
import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { progress, sleep } from './run.mjs';

const TOUCH_MS = 1000;
// Chosen: long enough for a machine that stalls under load, short enough to wait for after a crash.
const STALE_MS = 30_000;

/** Waits until nobody else holds `dir`, then runs `work` while holding it. */
export async function withLock(dir, work) {
  mkdirSync(dirname(dir), { recursive: true });
  if (!take(dir)) await progress('Waiting for another process that is doing the same', () => takeInTurn(dir));
  const timer = setInterval(() => touch(dir), TOUCH_MS);
  const release = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
}

async function takeInTurn(dir) {
  while (!take(dir)) {
    removeIfStale(dir);
    await sleep(200);
  }
}

function take(dir) {
  try {
    mkdirSync(dir);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(dir, 'owner.json'), JSON.stringify({ pid: process.pid, host: hostname() }));
  return true;
}

function touch(dir) {
  try {
    utimesSync(dir, new Date(), new Date());
  } catch {
    // Somebody removed the lock by hand: nothing to keep fresh.
  }
}

/** Only one process at a time may judge a lock, or the second would remove the lock the first has just taken. */
function removeIfStale(dir) {
  const judge = `${dir}.judge`;
  try {
    mkdirSync(judge);
  } catch {
    if (age(judge) > STALE_MS) rmSync(judge, { recursive: true, force: true });
    return;
  }
  try {
    if (isStale(dir)) rmSync(dir, { recursive: true, force: true });
  } finally {
    rmdirSync(judge);
  }
}

function isStale(dir) {
  return age(dir) > STALE_MS || ownerIsGone(dir);
}

function age(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** True only when the owner ran on this machine and no longer does; elsewhere its age has to tell. */
function ownerIsGone(dir) {
  try {
    const owner = JSON.parse(readFileSync(join(dir, 'owner.json'), 'utf8'));
    if (owner.host !== hostname()) return false;
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
