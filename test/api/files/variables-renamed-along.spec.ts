import type { ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import { readDocument } from '#core/repository/content/read-document.js';

import { as } from '../../support/api.js';
import { anEmptyProject, importing, written } from '../../support/project/repository.js';
import { made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

const PATH = 'app/Localizable.xcstrings';

const unit = (value: string): object => ({ stringUnit: { state: 'translated', value } });

const variables = (guests: string, rooms: string): object => ({
  guests: { formatSpecifier: 'lld', variations: { plural: { other: unit(`%arg ${guests}`) } } },
  rooms: { formatSpecifier: 'lld', variations: { plural: { other: unit(`%arg ${rooms}`) } } },
});

const SENTENCE = {
  localizations: {
    en: { ...unit('%#@guests@ in %#@rooms@'), substitutions: variables('guests', 'rooms') },
    fr: { ...unit('%#@guests@ dans %#@rooms@'), substitutions: variables('clients', 'chambres') },
  },
};

const commented = (comments: readonly string[]): object =>
  Object.fromEntries(
    comments.map((comment, at) => [`note_${at}`, { comment, localizations: { en: unit('Note') } }]),
  );

/** A catalogue in which the sentence has a name, beside a string whose name only begins like it. */
const catalogueOf = (name: string, comments: readonly string[] = []): string =>
  JSON.stringify(
    {
      sourceLanguage: 'en',
      strings: {
        [name]: SENTENCE,
        stay_days: { localizations: { en: unit('Days') } },
        ...commented(comments),
      },
      version: '1.0',
    },
    null,
    2,
  );

function bodyOf(text: string): ApplyChanges {
  const document = { path: PATH, file: PATH, language: null, bytes: new TextEncoder().encode(text) };
  const { languages, profile } = readDocument(document, { pluralMode: 'cldr' });
  return {
    languages: languages.map(({ tag, groups }) => ({ tag: tag ?? '', groups })),
    files: profile,
  };
}

interface Place {
  owner: TestUser;
  projectId: number;
}

async function aCatalogue(comments: readonly string[] = []): Promise<Place> {
  const place = await anEmptyProject();
  made(await importing(place.owner, place.projectId, bodyOf(catalogueOf('stay', comments))));
  return place;
}

const keysOf = async ({ owner, projectId }: Place): Promise<KeyView[]> =>
  made(await as(owner).get<KeyView[]>(routes.listKeys(projectId)));

const namesOf = async (place: Place): Promise<string[]> =>
  (await keysOf(place)).map(({ name }) => name).sort();

async function rename(place: Place, from: string, to: string): Promise<void> {
  const key = (await keysOf(place)).find(({ name }) => name === from);
  made(await as(place.owner).patch<KeyView>(routes.updateKey(place.projectId, key?.id ?? 0), { name: to }));
}

describe('a renamed key whose text has variables', () => {
  it('takes their names along, so that its document is known again', async () => {
    const place = await aCatalogue();
    await rename(place, 'stay', 'visit');
    expect(await namesOf(place)).toEqual(['stay_days', 'visit', 'visit_guests', 'visit_rooms']);
    const documents = await written(place.owner, place.projectId);
    expect(documents).toEqual({ [PATH]: catalogueOf('visit') });
    const again = { ...bodyOf(documents[PATH] ?? ''), replaceExistingKeys: true, dryRun: true };
    const { counts } = made(await importing(place.owner, place.projectId, again));
    expect(counts).toMatchObject({ created: 0, updated: 0, missing: 0 });
  });

  it('takes them along again, and back', async () => {
    const place = await aCatalogue();
    await rename(place, 'stay', 'visit');
    await rename(place, 'visit', 'trip');
    expect(await namesOf(place)).toEqual(['stay_days', 'trip', 'trip_guests', 'trip_rooms']);
    await rename(place, 'trip', 'stay');
    expect(await namesOf(place)).toEqual(['stay', 'stay_days', 'stay_guests', 'stay_rooms']);
    expect(await written(place.owner, place.projectId)).toEqual({ [PATH]: catalogueOf('stay') });
  });

  it('leaves a variable that has a name of its own, and one whose new name is taken', async () => {
    const place = await aCatalogue();
    await rename(place, 'stay_guests', 'people');
    await rename(place, 'stay_days', 'visit_rooms');
    await rename(place, 'stay', 'visit');
    expect(await namesOf(place)).toEqual(['people', 'stay_rooms', 'visit', 'visit_rooms']);
  });

  it('leaves those of a document that would hold up everybody', async () => {
    const place = await aCatalogue(Array.from({ length: 5 }, () => 'A comment. '.repeat(80_000)));
    await rename(place, 'stay', 'visit');
    expect(await namesOf(place)).toEqual(
      expect.arrayContaining(['stay_days', 'stay_guests', 'stay_rooms', 'visit']),
    );
  });

  it('leaves them where only the variable or another string is renamed', async () => {
    const place = await aCatalogue();
    await rename(place, 'stay_days', 'days');
    expect(await namesOf(place)).toEqual(['days', 'stay', 'stay_guests', 'stay_rooms']);
  });
});
