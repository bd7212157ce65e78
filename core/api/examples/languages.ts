import type { Example } from './example.js';

/** More languages, and files into one that is there. */
export const languageExamples: readonly Example[] = [
  {
    call: 'createLanguage',
    as: 'ada',
    slots: { projectId: 7 },
    body: { name: 'de' },
    answer: { id: 23, name: 'de', access: 'target', warnings: [] },
  },
  {
    call: 'listLanguages',
    as: 'ada',
    slots: { projectId: 7 },
    answer: [
      { id: 21, name: 'en', access: 'target' },
      { id: 22, name: 'fr', access: 'target' },
      { id: 23, name: 'de', access: 'target' },
    ],
  },
  {
    call: 'readLanguage',
    as: 'ada',
    slots: { projectId: 7, languageId: 23 },
    answer: { id: 23, name: 'de', access: 'target' },
  },
  {
    call: 'importIntoLanguage',
    as: 'ada',
    slots: { projectId: 7, languageId: 22 },
    body: {
      replaceExistingKeys: false,
      groups: [
        {
          name: 'home',
          keys: [
            { name: 'title', isPlural: false, values: [{ name: 'Météo du jour', quantityString: null }] },
          ],
        },
      ],
    },
    answer: { id: 22, name: 'fr', access: 'target', warnings: [] },
  },
  { call: 'deleteLanguage', as: 'ada', slots: { projectId: 7, languageId: 23 } },
];
