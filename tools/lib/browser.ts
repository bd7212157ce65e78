import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { SpawnOptions } from 'node:child_process';

import { program, run } from '../../scripts/lib/run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium or Chrome, which is installed if there is none; null if that fails. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== null) return found;
  if (await installWithApt()) return findBrowser();
  console.log('Downloading Chromium …');
  await run(...program('playwright-core/cli.js', ['install', 'chromium']), {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return findBrowser();
}

async function findBrowser() {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  const { chromium } = await import('playwright-core');
  const candidates = [
    ...(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []),
    ...NAMES.flatMap((name) => directories.map((directory) => join(directory, name))),
    ...ELSEWHERE,
    chromium.executablePath(),
  ];
  return candidates.find(isExecutable) ?? null;
}

/** Only root may, and only where there is apt. */
async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing chromium with apt …');
  const options: SpawnOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['-qq', 'update'], options);
  return (
    (await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium'], options)) === 0
  );
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
