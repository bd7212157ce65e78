import { strToU8 } from 'fflate';

import type { LanguageChanges } from '../../api/imports/changes.js';
import { LIMITS } from '../../domain/rules.js';
import type { ImportProfile } from '../../formats/model/profile-types.js';
import { loadCodecs } from '../../formats/registry/codecs.js';
import { runSteps } from '../../steps.js';
import { contentOf } from './content-of.js';
import { readFileDocuments } from './read-file.js';
import { sliceContent } from './slice-content.js';

const NAMES = new Map([
  ['en', 'English'],
  ['fr', 'Français'],
]);
const TAGS = ['en', 'fr', 'de'];

/** Two JSON files in three languages, and a table of all of them. */
async function aContent() {
  await loadCodecs([{ id: 'json' }, { id: 'csv' }]);
  const inJson = ['common', 'errors'].map((name) =>
    TAGS.map((tag) => ({
      path: `${tag}/${name}.json`,
      file: `{language}/${name}.json`,
      language: tag,
      format: 'json',
      bytes: strToU8(JSON.stringify({ title: `${name} ${tag} ${'é'.repeat(50)}` })),
    })),
  );
  const table = { path: 'all.csv', file: 'all.csv', language: null, format: 'csv' };
  const files = [...inJson, [{ ...table, bytes: strToU8('key,en,fr,de\nsave,Save,Garder,Sichern\n') }]];
  const readings = files.flatMap((documents) =>
    runSteps(readFileDocuments(documents, { pluralMode: 'cldr' })),
  );
  return contentOf(readings, 'en');
}

/** What each slice has: its languages and its documents. */
const parsed = (slices: ReturnType<typeof sliceContent>) =>
  slices.map(({ languages, files }) => ({
    languages: JSON.parse(languages) as LanguageChanges[],
    documents: (JSON.parse(files) as ImportProfile).files,
  }));

const pathsIn = (slices: ReturnType<typeof sliceContent>) =>
  parsed(slices).map(({ documents }) => documents.map(({ document }) => document?.path));

describe('the slices of a repository', () => {
  it('are one if it is small', async () => {
    const content = await aContent();
    const slices = sliceContent(content, NAMES, 1_000_000);
    const [whole] = parsed(slices);
    expect(slices).toMatchObject([{ keys: 9, path: 'en/common.json' }]);
    expect(whole?.languages.map(({ tag, name }) => [tag, name])).toEqual([
      ['en', 'English'],
      ['fr', 'Français'],
      ['de', undefined],
    ]);
    expect(new Set(whole?.documents)).toEqual(new Set(content.profile.files));
    for (const [at, { groups }] of content.languages.entries())
      expect(new Set(whole?.languages[at]?.groups)).toEqual(new Set(groups));
  });

  it('have base texts that stand in names with the first document of their file', async () => {
    const { languages, profile } = await aContent();
    const files = profile.files.filter(({ document }) => document?.path !== 'en/errors.json');
    const slices = sliceContent({ languages, profile: { ...profile, files } }, NAMES, 1);
    const known = new Set<string | undefined>();
    for (const [at, { documents }] of parsed(slices).entries()) {
      for (const { document } of documents) known.add(document?.file);
      for (const { file } of slices[at]?.texts ?? []) expect(known).toContain(file);
    }
    const texts = slices.flatMap((slice) => slice.texts);
    expect(texts).toContainEqual({ tag: 'en', file: '{language}/errors.json' });
  });

  it('have no more languages than one call may have', async () => {
    const { languages, profile } = await aContent();
    const [file] = profile.files;
    const tags = Array.from({ length: 2 * LIMITS.languagesPerProject + 1 }, (_, at) => `l${at}`);
    const many = {
      languages: tags.map((tag) => ({ ...languages[0], tag, groups: [] })),
      profile: {
        ...profile,
        files: tags.map((language) => ({ ...file, document: { file: 'a', path: language, language } })),
      },
    } as Parameters<typeof sliceContent>[0];
    const slices = parsed(sliceContent(many, NAMES, 10_000_000));
    expect(slices.map((slice) => slice.languages.length)).toEqual([
      LIMITS.languagesPerProject,
      LIMITS.languagesPerProject,
      1,
    ]);
  });

  it('have no more documents than one import may have', async () => {
    const { languages, profile } = await aContent();
    const files = profile.files.flatMap((file) =>
      Array.from({ length: 143 }, (_, at) => ({
        ...file,
        document: { file: `${at}/{language}`, path: `${at}/${file.name}`, language: 'en' },
      })),
    );
    const slices = sliceContent({ languages, profile: { ...profile, files } }, NAMES, 10_000_000);
    expect(parsed(slices).map(({ documents }) => documents.length)).toEqual([500, 500, 1]);
  });

  it('have the base language first, and a document with all of its languages', async () => {
    const slices = sliceContent(await aContent(), NAMES, 1);
    expect(pathsIn(slices).flat()).toEqual([
      'en/common.json',
      'en/errors.json',
      'fr/common.json',
      'fr/errors.json',
      'de/common.json',
      'de/errors.json',
      'all.csv',
    ]);
    expect(parsed(slices).map(({ languages }) => languages.map(({ tag }) => tag))).toEqual([
      ['en'],
      ['en'],
      ['fr'],
      ['fr'],
      ['de'],
      ['de'],
      ['en', 'fr', 'de'],
    ]);
    expect(slices.every(({ keys }, at) => keys === (at === 6 ? 3 : 1))).toBe(true);
  });

  it('are as large as they may be, in bytes', async () => {
    const content = await aContent();
    const most = 2 * Math.max(...sliceContent(content, NAMES, 1).map(({ bytes }) => bytes));
    const slices = sliceContent(content, NAMES, most);
    expect(slices.every(({ bytes }) => bytes <= most)).toBe(true);
    expect(slices.length).toBeLessThan(7);
    const sent = slices.map(({ languages, files }) => strToU8(languages + files).length);
    // Names and brackets come on top.
    expect(sent.every((size, at) => Math.abs(size - (slices[at]?.bytes ?? 0)) < 300)).toBe(true);
  });
});
