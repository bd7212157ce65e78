import { READ } from './call.js';
import type { Calls } from './call.js';

const LANGUAGES = '/projects/{projectId}/languages';
const LANGUAGE = `${LANGUAGES}/{languageId}` as const;

const WRITE = { access: 'canWriteLanguage', tokens: 'accepted' } as const;

export const LANGUAGE_CALLS = {
  listLanguages: { ...READ, path: LANGUAGES },
  readLanguage: { ...READ, path: LANGUAGE, refuses: { 404: ['not_existing_language'] } },
  createLanguage: {
    ...WRITE,
    method: 'POST',
    path: LANGUAGES,
    success: 201,
    paid: 'project',
    body: 'file',
    rate: 'import',
    refuses: { 422: ['language_already_exists', 'language_tag_already_exists', 'limit_reached'] },
  },
  updateLanguage: {
    ...WRITE,
    method: 'PATCH',
    path: LANGUAGE,
    success: 200,
    paid: 'project',
    languages: 'writable',
    body: 'json',
    refuses: {
      404: ['not_existing_language'],
      422: ['language_already_exists', 'language_tag_already_exists'],
    },
  },
  importIntoLanguage: {
    ...WRITE,
    method: 'POST',
    path: `${LANGUAGE}/import`,
    success: 200,
    paid: 'project',
    languages: 'writable',
    body: 'file',
    rate: 'import',
    refuses: { 404: ['not_existing_language'], 409: ['import_moved'], 422: ['limit_reached'] },
  },
  applyChanges: {
    ...WRITE,
    method: 'POST',
    path: '/projects/{projectId}/changes',
    success: 200,
    paid: 'project',
    languages: 'writable',
    body: 'file',
    rate: 'import_texts',
    refuses: {
      404: ['not_existing_change_set', 'not_existing_file'],
      409: ['import_moved', 'already_reverted'],
      422: ['language_already_exists', 'file_already_exists', 'limit_reached'],
    },
  },
  deleteLanguage: {
    ...WRITE,
    method: 'DELETE',
    path: LANGUAGE,
    success: 204,
    languages: 'writable',
    changeSet: 'named',
    refuses: { 404: ['not_existing_language'], 422: ['last_language'] },
  },
} as const satisfies Calls;
