import type { GroupDetails } from '#core/api/groups.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import type { KeyContext } from '#core/domain/key-context.js';
import { NO_CONTEXT } from '#core/domain/key-context.js';
import { quantitiesOf } from '#core/domain/quantities.js';
import type { ValueStatus } from '#core/domain/value-status.js';

/** Builders of projects for tests. */
export const EN: LanguageView = { id: 1, name: 'English', tag: 'en', access: 'target' };
export const FR: LanguageView = { id: 2, name: 'Français', tag: 'fr', access: 'target' };
export const DE: LanguageView = { id: 3, name: 'Deutsch', tag: 'de', access: 'target' };
export const PL: LanguageView = { id: 4, name: 'Polski', tag: 'pl', access: 'target' };
export const JA: LanguageView = { id: 5, name: '日本語', tag: 'ja', access: 'target' };

export type SampleText = string | readonly [text: string, status: ValueStatus];

interface SampleKey extends Partial<KeyContext> {
  id: number;
  name: string;
  groupId: number;
  /** By language: one text, or three for a plural key. */
  texts: Record<number, SampleText | readonly SampleText[]>;
  isPlural?: boolean;
}

const LANGUAGES = [EN, FR, DE];

export function aValue(more: Partial<ValueView> & Pick<ValueView, 'id' | 'keyId' | 'languageId'>): ValueView {
  const language = [...LANGUAGES, PL, JA].find(({ id }) => id === more.languageId) ?? EN;
  return {
    name: '',
    quantityString: null,
    status: 'modified',
    version: 1,
    languageName: language.name,
    languageAccess: language.access,
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...more,
  };
}

export function aKey({ id, name, groupId, texts, isPlural = false, ...context }: SampleKey): KeyView {
  const values = Object.entries(texts).flatMap(([languageId, given]) => {
    const forms = isPlural ? (given as readonly SampleText[]) : [given as SampleText];
    return quantitiesOf(isPlural).map((quantityString, at) => {
      const form = forms[at] ?? '';
      const [text, status] = typeof form === 'string' ? [form, 'validated' as const] : form;
      const valueId = id * 100 + Number(languageId) * 10 + at;
      return aValue({
        id: valueId,
        keyId: id,
        languageId: Number(languageId),
        quantityString,
        name: text,
        status: text === '' ? 'modified' : status,
      });
    });
  });
  return { id, name, isPlural, groupId, ...NO_CONTEXT, ...context, values };
}

const GROUPS = (): GroupDetails[] => [
  {
    id: 1,
    name: 'common',
    fileId: null,
    keys: [
      aKey({ id: 11, name: 'cancel', groupId: 1, texts: { 1: 'Cancel', 2: 'Annuler', 3: 'Abbrechen' } }),
      aKey({ id: 12, name: 'retry', groupId: 1, texts: { 1: 'Try again', 2: '', 3: 'Erneut' } }),
    ],
  },
  {
    id: 2,
    name: 'checkout',
    fileId: null,
    keys: [
      aKey({
        id: 21,
        name: 'cart_title',
        groupId: 2,
        texts: { 1: 'Your cart', 2: ['Votre panier', 'modified'], 3: '' },
      }),
      aKey({
        id: 22,
        name: 'items_count',
        groupId: 2,
        isPlural: true,
        texts: {
          1: ['Your cart is empty', '{count} item', '{count} items'],
          2: ['Panier vide', ['{count} article', 'invalidated'], ''],
          3: ['Leer', '{count} Artikel', '{count} Artikel'],
        },
      }),
      aKey({
        id: 23,
        name: 'pay_now',
        groupId: 2,
        texts: { 1: 'Pay now', 2: 'Payer été', 3: ['Jetzt zahlen', 'modified'] },
      }),
    ],
  },
];

/** The response to a change of the settings. */
export const aProjectView = (more: Partial<ProjectView> = {}): ProjectView => ({
  id: 7,
  name: 'Atlas Mobile',
  color: '0F766E',
  description: '',
  pluralMode: 'strict',
  sourceLanguageId: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  archivedAt: null,
  archivedBy: null,
  ...more,
});

/** Two groups, three languages, one plural key; French lacks two texts, German one. */
export const aProject = (more: Partial<ProjectDetails> = {}): ProjectDetails => ({
  ...aProjectView(),
  role: 'owner',
  targetRestricted: false,
  languages: LANGUAGES,
  files: [],
  groups: GROUPS(),
  warnings: [],
  ...more,
});

/** A project with one group of the given keys. */
export const aProjectOf = (...keys: KeyView[]): ProjectDetails =>
  aProject({ groups: [{ id: 1, name: 'common', fileId: null, keys }] });
