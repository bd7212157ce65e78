import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/lib/run.mjs';
import { LICENCES } from './packages.ts';
import type { Package } from './packages.ts';

const TEXT = /^(licen[cs]e|copying|notice)/i;
const RULE = '-'.repeat(80);

/** The licences of what ships, each text once under the names of its packages. */
export function thirdPartyNotices(packages: Package[]) {
  const texts = new Map<string, string[]>();
  for (const one of packages) {
    const text = textOf(one);
    texts.set(text, [...(texts.get(text) ?? []), `${one.id} (${one.licence})`]);
  }
  const sections = [...texts].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return [HEAD, ...sections, nativeParts()].join(`\n\n${RULE}\n\n`);
}

const HEAD = 'Motley contains the following packages of others, under the licences below.';

/** Packages for other systems are not installed here, and some carry no text. */
function textOf({ path, licence }: Package) {
  const folder = join(ROOT, path);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => TEXT.test(file)) : [];
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : licenceUrl(licence);
}

const licenceUrl = (licence: string) =>
  licence.startsWith('LicenseRef-')
    ? licence.slice('LicenseRef-'.length)
    : `https://spdx.org/licenses/${licence}.html`;

function nativeParts() {
  const lines = LICENCES.native.map(
    ({ name, version, licence }) => `${[name, version].filter(Boolean).join(' ')}: ${licenceUrl(licence)}`,
  );
  return `Inside the packages of the embedded PostgreSQL, as built for Linux:\n\n${lines.join('\n')}\n`;
}
