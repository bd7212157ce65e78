import type { ConfigView } from '#core/api/config.js';
import type { ProjectDetails, ProjectSummary, ValueCounts } from '#core/api/projects.js';
import type { MeView } from '#core/api/users.js';
import { guessTag } from '#core/domain/languages/language-tag.js';

const NOTHING: ValueCounts = { empty: 0, modified: 0, validated: 0, invalidated: 0 };

export const aUser = (own: Partial<MeView> = {}): MeView => ({
  id: 7,
  username: 'Camille Bernard',
  email: 'camille@atlas.example',
  language: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  access: { mode: 'unlimited', trialEndsAt: null, serverTime: '2026-01-05T09:00:00.000Z' },
  identityEmail: 'camille@atlas.example',
  emailVerified: true,
  mayCreateProjects: true,
  ...own,
});

/** A server with open registration and without billing. */
export const aConfig = (own: Partial<ConfigView> = {}): ConfigView => ({
  identity: { driver: 'local' },
  billing: null,
  mail: true,
  registration: 'open',
  projectCreation: 'everyone',
  terms: null,
  tokenSyncUrl: null,
  limits: { fileBytes: 10_000_000, keysPerProject: 50_000, languagesPerProject: 200 },
  version: '1.0.0',
  ...own,
});

export const counts = (own: Partial<ValueCounts>): ValueCounts => ({ ...NOTHING, ...own });

interface SummarySample extends Partial<Omit<ProjectSummary, 'languages'>> {
  languages?: Record<string, Partial<ValueCounts>>;
}

let lastId = 0;

/** A project in the list; languages by name. */
export function aProject({ languages = { English: {} }, ...own }: SummarySample = {}): ProjectSummary {
  lastId += 1;
  const id = own.id ?? lastId;
  return {
    name: 'Atlas Mobile',
    color: '0F766E',
    description: 'Shopping app',
    pluralMode: 'strict',
    sourceLanguageId: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-02-05T09:00:00.000Z',
    archivedAt: null,
    archivedBy: null,
    role: 'owner',
    stats: NOTHING,
    ...own,
    id,
    languages: Object.entries(languages).map(([name, stats], index) => ({
      id: id * 100 + index,
      name,
      tag: guessTag(name),
      access: 'target',
      stats: counts(stats),
    })),
  };
}

/** The response to the creation of a project. */
export const aCreatedProject = (own: Partial<ProjectDetails> = {}): ProjectDetails => ({
  id: 42,
  name: 'Atlas Mobile',
  color: '0F766E',
  description: '',
  pluralMode: 'strict',
  sourceLanguageId: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  archivedAt: null,
  archivedBy: null,
  role: 'owner',
  targetRestricted: false,
  languages: [{ id: 1, name: 'English', tag: 'en', access: 'target' }],
  files: [],
  groups: [],
  warnings: [],
  ...own,
});

export const ATLAS = aProject({
  id: 1,
  name: 'Atlas Mobile',
  description: 'Shopping app',
  updatedAt: '2026-03-01T10:00:00.000Z',
  createdAt: '2026-01-01T10:00:00.000Z',
  languages: {
    English: { validated: 10 },
    Français: { validated: 3, empty: 5, modified: 2 },
    Klingonese: {},
  },
  stats: counts({ validated: 780, modified: 120, invalidated: 10, empty: 90 }),
});
export const BISTRO = aProject({
  id: 2,
  name: 'Bistro',
  description: '',
  pluralMode: 'strict',
  sourceLanguageId: null,
  role: 'translator',
  updatedAt: '2026-02-01T10:00:00.000Z',
  createdAt: '2026-02-01T10:00:00.000Z',
});
