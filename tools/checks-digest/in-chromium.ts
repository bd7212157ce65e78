import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { ROOT } from '../../scripts/lib/run.mjs';
import { ensureBrowser } from '../lib/browser.ts';
import type { TextOfFile } from './texts.ts';

const ORIGIN = 'http://checks.test';
const PART = 5_000;

/** The modules that are loaded in the page: those of the server, as they were built, and the one that uses them. */
const PAGE = `
import { checkText } from '/dist/core/checks/rules/check-text.js';
import { fingerprint } from '/dist/core/checks/fingerprint.js';
import { severitiesFor } from '/dist/core/checks/severities.js';
import { verdictOf } from '/tools/checks-digest/verdicts.mjs';
globalThis.judge = verdictOf(checkText, fingerprint, severitiesFor({}));
`;

/** The findings of each text in headless Chromium. */
export async function verdictsInChromium(texts: TextOfFile[]) {
  const executablePath = await ensureBrowser();
  if (executablePath === null) throw new Error('There is no Chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      return path === '/'
        ? route.fulfill({ contentType: 'text/html', body: `<script type="module">${PAGE}</script>` })
        : route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(ROOT, path), 'utf8') });
    });
    await page.goto(ORIGIN);
    await page.waitForFunction('globalThis.judge');
    const verdicts: string[] = [];
    for (let from = 0; from < texts.length; from += PART) {
      const part = texts.slice(from, from + PART);
      verdicts.push(...(await page.evaluate<string[]>(`${JSON.stringify(part)}.map(judge)`)));
    }
    return { name: `Chromium ${browser.version()}`, verdicts };
  } finally {
    await browser.close();
  }
}
