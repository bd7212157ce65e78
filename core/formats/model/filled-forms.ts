import type { WrittenGroup, WrittenKey } from './export-types.js';

/**
 * A plural of `cldr` mode without the forms that have no text: an app shows `other` in the place of a form that is not
 * there, and nothing in the place of an empty one. `strict` keys are as they are.
 */
export function filledForms(key: WrittenKey): WrittenKey {
  const { forms, texts, statuses } = key;
  if (!forms) return key;
  const filled = forms.flatMap((form, index) => {
    const text = texts[index] ?? '';
    return text !== '' || form === 'other' ? [{ form, text, status: statuses?.[index] ?? 'modified' }] : [];
  });
  return {
    ...key,
    forms: filled.map(({ form }) => form),
    texts: filled.map(({ text }) => text),
    ...(statuses && { statuses: filled.map(({ status }) => status) }),
  };
}

/** The keys of groups, in each of their languages, without the forms that have no text. */
export const filledGroups = (groups: readonly WrittenGroup[]): WrittenGroup[] =>
  groups.map(({ name, keys }) => ({
    name,
    keys: keys.map((key) => ({
      ...filledForms(key),
      ...(key.localizations && { localizations: key.localizations.map((own) => own && filledForms(own)) }),
    })),
  }));
