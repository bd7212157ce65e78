import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import { NO_CONTEXT } from '#core/domain/key-context.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';

const KEYS = 10_000;
const GROUPS = 40;
const NOW = '2026-11-20T09:00:00.000Z';
/** Sample texts per language; an empty text is a missing value. */
const LANGUAGES = [
  [
    'English',
    [
      'Your cart',
      'Free delivery from {amount}',
      'Pay now',
      'Everything you type is kept on this device until it is saved.',
    ],
  ],
  [
    'Français',
    [
      'Votre panier',
      'Livraison offerte dès {amount}',
      '',
      'Tout ce que vous tapez est gardé sur cet appareil jusqu’à son enregistrement.',
    ],
  ],
  ['العربية', ['سلة التسوق', '', 'ادفع الآن', 'كل ما تكتبه محفوظ على هذا الجهاز.']],
] as const;

const languages = LANGUAGES.map(([name], at) => ({ id: at + 1, name, tag: null, access: 'source' as const }));

function valueOf(keyId: number, at: number): ValueView {
  const [languageName, texts] = LANGUAGES[at] ?? LANGUAGES[0];
  return {
    id: keyId * LANGUAGES.length + at,
    keyId,
    name: texts[keyId % texts.length] ?? '',
    quantityString: null,
    status: VALUE_STATUSES[(keyId + at) % VALUE_STATUSES.length] ?? 'modified',
    version: 1,
    languageId: at + 1,
    languageName,
    languageAccess: 'source',
    updatedAt: NOW,
  };
}

const keyOf = (id: number, groupId: number): KeyView => ({
  id,
  groupId,
  name: `key_${id}`,
  isPlural: false,
  ...NO_CONTEXT,
  values: LANGUAGES.map((_, at) => valueOf(id, at)),
});

/** Ten thousand generated keys, read-only. */
export function bigProject(): ProjectDetails {
  const perGroup = KEYS / GROUPS;
  const groups = Array.from({ length: GROUPS }, (_, at) => ({
    id: at + 1,
    name: at === 0 ? 'common' : `group_${at}`,
    fileId: null,
    keys: Array.from({ length: perGroup }, (_key, n) => keyOf(at * perGroup + n + 1, at + 1)),
  }));
  const about = {
    name: 'Wayfarer',
    color: '0E766E',
    description: '',
    pluralMode: 'strict' as const,
    sourceLanguageId: 1,
    createdAt: NOW,
    updatedAt: NOW,
  };
  const archive = { archivedAt: null, archivedBy: null };
  return {
    id: 0,
    ...about,
    ...archive,
    role: 'reviewer',
    targetRestricted: false,
    languages,
    files: [],
    groups,
    warnings: [],
  };
}
