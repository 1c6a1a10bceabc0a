// Finds a Chromium for the browser journeys.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canInstall } from './lib/apt.mjs';
import { Advice, inCI, inPath, run, runAsProgram } from './lib/run.mjs';

const missing =
  'No Chromium found: install Chromium or Chrome, run "npx playwright install chromium", ' +
  'or point CHROMIUM_PATH at one.';

/** The path of a Chromium that starts; null (reported once, and an error in CI) when there is none. */
export async function findChromium() {
  const found = await findOrInstall('chromium', candidates);
  if (found !== null) return found;
  if (inCI) throw new Advice(missing);
  console.log(missing);
  return null;
}

/**
 * The path of the headless shell, which runs the same journeys in two thirds of the time and is Playwright's default;
 * without one, that of any Chromium.
 */
export async function findHeadlessChromium() {
  return (await findOrInstall('chromium-headless-shell', headlessCandidates)) ?? findChromium();
}

async function findOrInstall(debianPackage, places) {
  const named = process.env.CHROMIUM_PATH;
  if (named) return checkNamed(named);
  const found = await firstThatStarts(places());
  if (found !== null) return found;
  if (!canInstall() || !(await aptInstall(debianPackage))) return null;
  return firstThatStarts(places());
}

async function checkNamed(path) {
  if (await starts(path)) return path;
  throw new Advice(`CHROMIUM_PATH is ${path}, which does not start: correct it or remove it.`);
}

function candidates() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
  const known = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return [...known, inPath(...names), ...playwrightBrowsers('chromium', PROGRAMS)].filter(isThere);
}

function headlessCandidates() {
  const name = 'chromium-headless-shell';
  return [inPath(name), ...playwrightBrowsers('chromium_headless_shell', HEADLESS_PROGRAMS)].filter(isThere);
}

function isThere(path) {
  return path !== null && existsSync(path);
}

const PROGRAMS = [
  ['chrome-linux', 'chrome'],
  ['chrome-linux64', 'chrome'],
  ['chrome-mac', 'Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ['chrome-mac-arm64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-mac-x64', 'Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing'],
  ['chrome-win', 'chrome.exe'],
  ['chrome-win64', 'chrome.exe'],
];
const HEADLESS_PROGRAMS = [
  ['chrome-linux', 'headless_shell'],
  ['chrome-headless-shell-linux64', 'chrome-headless-shell'],
  ['chrome-mac', 'headless_shell'],
  ['chrome-headless-shell-mac-arm64', 'chrome-headless-shell'],
  ['chrome-headless-shell-mac-x64', 'chrome-headless-shell'],
  ['chrome-win', 'headless_shell.exe'],
  ['chrome-headless-shell-win64', 'chrome-headless-shell.exe'],
];

/** The browsers that Playwright has downloaded, newest first. */
function playwrightBrowsers(name, programs) {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache', 'ms-playwright'),
    join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    process.env.LOCALAPPDATA && join(process.env.LOCALAPPDATA, 'ms-playwright'),
  ].filter(Boolean);
  return caches
    .filter((cache) => existsSync(cache))
    .flatMap((cache) =>
      downloadsIn(cache, `${name}-`).flatMap((folder) =>
        programs.map((program) => join(cache, folder, ...program)),
      ),
    );
}

/** The folders end in a build number. */
function downloadsIn(cache, prefix) {
  const build = (folder) => Number(folder.slice(prefix.length));
  return readdirSync(cache)
    .filter((folder) => folder.startsWith(prefix) && Number.isInteger(build(folder)))
    .toSorted((a, b) => build(b) - build(a));
}

async function firstThatStarts(paths) {
  for (const path of paths) {
    if (await starts(path)) return path;
  }
  return null;
}

/** The file may exist and not run: Ubuntu's chromium-browser, for one, is a wrapper for a snap. */
async function starts(path) {
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return existsSync(path);
  const answer = await run(path, ['--version'], { timeout: 20_000 }).catch(() => null);
  return answer?.code === 0;
}

await runAsProgram(import.meta.url, async () => {
  const path = await findChromium();
  if (path !== null) console.log(path);
});
