import { matchDocuments } from './match-documents.js';
import type { ComparedDocument } from '../renames.js';

const document = (path: string, sha256: string, texts?: string[], tag = 'fr'): ComparedDocument => ({
  path,
  file: path.replace(tag, '{language}'),
  tag,
  sha256,
  ...(texts && { texts: new Set(texts) }),
});

const TEXTS = Array.from({ length: 10 }, (_, at) => `text ${String(at)}`);

it('matches documents by their paths', () =>
  expect(
    matchDocuments(
      [document('a/fr.json', '1'), document('b/fr.json', '2'), document('c/fr.json', '3')],
      [document('a/fr.json', '1'), document('b/fr.json', '9'), document('d/fr.json', '4')],
    ),
  ).toEqual({
    same: ['a/fr.json'],
    changed: ['b/fr.json'],
    added: ['d/fr.json'],
    gone: ['c/fr.json'],
    renames: [],
  }));

describe('a renamed file', () => {
  const renamesOf = (gone: ComparedDocument[], added: ComparedDocument[]) =>
    matchDocuments(gone, added).renames;

  it('has at least 80 % of the same texts', () => {
    const gone = [document('old/fr.json', '1', TEXTS)];
    const renamed = [document('new/fr.json', '2', [...TEXTS.slice(2), 'other', 'texts'])];
    expect(renamesOf(gone, renamed)).toEqual([
      {
        from: 'old/{language}.json',
        to: 'new/{language}.json',
        share: 0.8,
        documents: [{ from: 'old/fr.json', to: 'new/fr.json' }],
      },
    ]);
    expect(renamesOf(gone, [document('new/fr.json', '2', TEXTS.slice(3))])).toEqual([]);
  });

  it('may have the same bytes, whatever its texts', () =>
    expect(renamesOf([document('old/fr.json', '1')], [document('new/fr.json', '1')])).toMatchObject([
      { share: 1 },
    ]));

  it('is one proposal for all of its documents', () => {
    const [rename] = renamesOf(
      [document('old/fr.json', '1', TEXTS), document('old/de.json', '2', TEXTS, 'de')],
      [document('new/de.json', '3', TEXTS, 'de'), document('new/fr.json', '4', TEXTS)],
    );
    expect(rename?.documents).toEqual([
      { from: 'old/de.json', to: 'new/de.json' },
      { from: 'old/fr.json', to: 'new/fr.json' },
    ]);
  });

  it('is the most similar one, and only once', () => {
    const gone = [document('a/fr.json', '1', TEXTS.slice(1)), document('b/fr.json', '2', TEXTS)];
    expect(renamesOf(gone, [document('c/fr.json', '3', TEXTS)])).toMatchObject([
      { from: 'b/{language}.json' },
    ]);
  });

  it('is in the same language', () =>
    expect(renamesOf([document('a/fr.json', '1', TEXTS)], [document('a/de.json', '1', TEXTS, 'de')])).toEqual(
      [],
    ));
});
