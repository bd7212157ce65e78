import type { Example } from './example.js';
import { NOW } from './parts.js';

const IGNORED = { check: 'missing', fingerprint: '1h3k9x0qzv7a2' };

const SETTINGS = {
  blocksOnErrors: true,
  placeholders: 'any',
  severities: { same: 'hint' },
  languages: [],
  ignored: [],
};

/** The checks of texts, as a project sets them. */
export const checkExamples: readonly Example[] = [
  {
    call: 'updateChecks',
    as: 'ada',
    slots: { projectId: 7 },
    body: { blocksOnErrors: true, severities: { same: 'hint' } },
    answer: SETTINGS,
  },
  {
    call: 'checkTexts',
    as: 'ada',
    slots: { projectId: 7 },
    body: { languageId: 22, texts: [{ text: 'Bonjour {name}', source: 'Hello {name}' }] },
    answer: [{ findings: [] }],
  },
  {
    call: 'ignoreFinding',
    as: 'ada',
    slots: { projectId: 7, keyId: 43, valueId: 114 },
    body: IGNORED,
  },
  {
    call: 'readChecks',
    as: 'ada',
    slots: { projectId: 7 },
    answer: {
      ...SETTINGS,
      ignored: [
        { valueId: 114, keyId: 43, languageId: 22, ...IGNORED, user: { id: 3, username: 'Ada' }, at: NOW },
      ],
    },
  },
  {
    call: 'restoreFinding',
    as: 'ada',
    slots: { projectId: 7, keyId: 43, valueId: 114 },
    body: IGNORED,
  },
];
