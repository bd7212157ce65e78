import type { AppliedChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { FORMATS, PLATFORMS, readFiles, writeProject } from '#core/formats/index.js';
import type { ExportProject, KeptReading } from '#core/formats/index.js';

import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import { faultsIn, faultsOf, operation } from '../../support/openapi.js';
import { useApp } from '../../support/server/app.js';
import { aUser, made } from '../../support/project/world.js';

useApp();

const LANGUAGES = [
  { id: 1, name: 'English', tag: 'en' },
  { id: 2, name: 'French', tag: 'fr' },
];

const text = (name: string, quantityString: 'one' | 'other' | null = null) =>
  LANGUAGES.map(({ id }) => ({ name, quantityString, languageId: id, status: 'modified' as const }));

/** A project with what formats write differently: a description, several lines, a plural. */
const PROJECT: ExportProject = {
  languages: LANGUAGES,
  groups: [
    {
      name: 'menu',
      keys: [
        { name: 'open', isPlural: false, description: 'Of a file.', values: text('Open: "a", é;\nb') },
        { name: 'count', isPlural: true, values: [...text('%d item', 'one'), ...text('%d items', 'other')] },
      ],
    },
  ],
};

/** The first file that each platform writes of each of its formats. */
const FILES = PLATFORMS.flatMap((platform) =>
  writeProject(PROJECT, {
    platform,
    languageIds: LANGUAGES.map(({ id }) => id),
    prefix: false,
    validatedOnly: false,
    pluralMode: 'cldr',
    sourceLanguageId: 1,
  }),
).map(({ path, text: content, bytes }) => ({
  name: path.replace(/^.*\//, ''),
  bytes: bytes ?? new TextEncoder().encode(content),
}));

function readingOf(id: string): KeptReading {
  for (const file of FILES) {
    const reading = readFiles([file], { keep: true, pluralMode: 'cldr', tag: 'en' });
    if (reading.profile.files[0]?.format === id) return reading;
  }
  throw new Error(`No platform writes ${id}.`);
}

/** Differences between a request and the OpenAPI document. */
const faultsOfBody = (name: 'applyChanges', body: unknown): string[] =>
  faultsIn(operation(name).requestBody?.content['application/json']?.schema ?? {}, body);

describe('the OpenAPI document describes a file', () => {
  it.each(FORMATS.map(({ id }) => id))('of the format %s, when it is imported and read', async (id) => {
    const user = await aUser();
    const project = made(
      await as(user).post<ProjectDetails>(routes.createProject(), {
        name: 'App',
        color: '3366FF',
        languages: ['English', 'French'],
        languageTags: ['en', 'fr'],
        pluralMode: 'cldr',
      }),
    );
    const reading = readingOf(id);
    const inFile = reading.languages.map(({ tag, groups }) => ({ tag, groups }));
    const body = {
      languages: inFile.length > 0 ? inFile : [{ tag: 'en', groups: reading.groups }],
      files: reading.profile,
    };
    expect(faultsOfBody('applyChanges', body)).toEqual([]);
    const applied: Reply<AppliedChanges> = await as(user).post(routes.applyChanges(project.id), body);
    expect(applied.status).toBe(200);
    expect(faultsOf('applyChanges', applied)).toEqual([]);

    const list = await as(user).get(routes.listFileProfiles(project.id));
    expect(list.body).toMatchObject([{ format: id }]);
    expect(faultsOf('listFileProfiles', list)).toEqual([]);
    for (const language of project.languages) {
      const profiles = await as(user).get(routes.readFileProfiles(project.id, language.id));
      expect(faultsOf('readFileProfiles', profiles)).toEqual([]);
    }
  });

  it('whose import has something to say', async () => {
    const user = await aUser();
    const groups = [
      {
        name: 'menu',
        keys: [
          {
            name: 'files',
            isPlural: true,
            values: [
              { name: 'x', quantityString: 'zero' },
              { name: 'y', quantityString: 'one' },
            ],
          },
        ],
      },
    ];
    const reply = await as(user).post<ProjectDetails>(routes.createProject(), {
      name: 'App',
      color: '3366FF',
      languages: ['English'],
      groups,
    });
    expect(reply.body.warnings.length).toBeGreaterThan(0);
    expect(faultsOf('createProject', reply)).toEqual([]);
  });
});
