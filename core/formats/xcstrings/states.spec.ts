import { readFileSync } from 'node:fs';

import { readFiles } from '../index.js';
import { keepText, projectOfReading } from '../profile/testing-profile.js';
import { writeCatalogue } from './testing-xcstrings.js';

const FIXTURE = new URL('../profile/fixtures/xcstrings-app/Localizable.xcstrings', import.meta.url);
const SOURCE = readFileSync(FIXTURE, 'utf8');
const reading = keepText('Localizable.xcstrings', SOURCE);
const project = projectOfReading(reading);

describe('the states of a catalogue', () => {
  const taken = readFiles([{ name: 'a.xcstrings', bytes: new TextEncoder().encode(SOURCE) }], {
    keep: true,
    pluralMode: 'cldr',
    takeStatuses: true,
  });
  const reviewed = projectOfReading(taken);

  it('are counted, and become statuses where that is wanted', () => {
    expect(reading.statuses).toEqual({ validated: 65, modified: 4 });
    const values = reviewed.groups.flatMap(({ keys }) => keys).flatMap((key) => key.values);
    const inFile = project.groups.flatMap(({ keys }) => keys).flatMap((key) => key.values);
    expect(values.filter(({ status }) => status === 'validated')).toHaveLength(65);
    expect(inFile.filter(({ status }) => status === 'validated')).toHaveLength(0);
  });

  it('come back as they were', () => {
    expect(writeCatalogue(taken, reviewed)).toBe(SOURCE);
  });

  it.each([
    ['login.title', 'modified', '"state" : "needs_review",'],
    ['login.title', 'invalidated', '"state" : "needs_review",'],
    ['login.subtitle', 'validated', '"state" : "translated",'],
  ] as const)('of %s change with its status: %s', (name, status, state) => {
    const groups = reviewed.groups.map((group) => ({
      ...group,
      keys: group.keys.map((key) =>
        key.name === name ? { ...key, values: key.values.map((value) => ({ ...value, status })) } : key,
      ),
    }));
    const written = writeCatalogue(taken, { ...reviewed, groups });
    const at = written.indexOf(`"${name}"`);
    const entry = written.slice(at, written.indexOf('\n    }', at));
    expect(new Set(entry.match(/"state" : .*/g))).toEqual(new Set([state]));
  });
});
