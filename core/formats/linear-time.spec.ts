import { strToU8 } from 'fflate';

import { QUANTITIES } from '../domain/quantities.js';
import type { ExportProject } from './model/export-types.js';
import { fileBytes } from './export/file-bytes.js';
import { readFiles, writeProject } from './index.js';
import { PLATFORMS } from './naming/platforms.js';
import { keepText, projectOfReading, writeAgain } from './profile/testing-profile.js';
import { cpuTimeOf } from '../../test/support/server/cpu-time.js';
import { HOSTILE_FILES } from './testing-hostile.js';

const SIZE = 1_500;
const GROWTH = 16;
/** Between 16, which is linear, and 256, which is quadratic. */
const MOST = 64;

/** Never below what can be distinguished, in ms. */
const spentOn = (work: () => unknown): number => Math.max(1, cpuTimeOf(work));

/** How much more time it takes for a size that is 16 times as large: at best, since other things are slow at times. */
function growthOf(work: (size: number) => () => unknown): number {
  const [small, large] = [work(SIZE), work(SIZE * GROWTH)];
  const least = Math.min(...Array.from({ length: 5 }, () => spentOn(small)));
  let growth = Infinity;
  for (let tries = 0; tries < 4 && growth > MOST; tries += 1)
    growth = Math.min(growth, spentOn(large) / least);
  return growth;
}

describe('reading takes linear time', () => {
  it.each(HOSTILE_FILES)('%s in %s', (_, name, contentOf) => {
    const growth = growthOf((size) => {
      const bytes = strToU8(contentOf(size));
      return () => readFiles([{ name, bytes }]);
    });
    expect(growth).toBeLessThan(MOST);
  });
});

describe('reading to write again as it was takes linear time, and so does writing', () => {
  it.each(HOSTILE_FILES)('%s in %s', (_, name, contentOf) => {
    const growth = growthOf((size) => {
      const content = contentOf(size);
      return () => {
        const reading = keepText(name, content);
        if (reading.error) return;
        const [written] = writeAgain(reading, projectOfReading(reading));
        expect(Buffer.compare(fileBytes(written ?? { text: '' }), strToU8(content))).toBe(0);
      };
    });
    expect(growth).toBeLessThan(MOST);
  });
});

describe('writing a plural takes linear time', () => {
  it.each([
    ['a placeholder of flags', (size: number) => `%${'0'.repeat(size)}`],
    ['a placeholder of digits', (size: number) => `%${'1'.repeat(size)}`],
    ['a precision', (size: number) => `%.${'1'.repeat(size)}`],
    ['placeholders that never end', (size: number) => '%1$#'.repeat(size)],
    ['references', (size: number) => '%#@value@'.repeat(size)],
  ])('%s', (_, textOf) => {
    const growth = growthOf((size) => {
      const project = pluralOf(textOf(size));
      const options = { prefix: false, validatedOnly: false, languageIds: [1] };
      return () => PLATFORMS.map((platform) => writeProject(project, { platform, ...options }));
    });
    expect(growth).toBeLessThan(MOST);
  });
});

function pluralOf(text: string): ExportProject {
  const values = QUANTITIES.map((quantityString) => ({
    name: text,
    quantityString,
    status: 'modified' as const,
    languageId: 1,
  }));
  const keys = [{ name: 'k', isPlural: true, values }];
  return { languages: [{ id: 1, name: 'fr' }], groups: [{ name: 'a', keys }] };
}
