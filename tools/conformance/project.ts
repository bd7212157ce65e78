import type { Quantity } from '../../core/domain/quantities.ts';
import type {
  ExistingKey,
  ExistingProject,
  ExistingValue,
  ImportPlan,
  RowRef,
} from '../../core/formats/index.ts';

/** A project of the cases; each key has values of the type `Values` per language. */
export interface CaseProject<Values> {
  languages: string[];
  groups: { name: string; keys: { name: string; plural: boolean; values: Record<string, Values> }[] }[];
}

export type ValuesBefore = string[] | Record<Quantity, string>;

/** A project of the cases as rows, with the language that is imported. */
export function existingOf({ languages, groups }: CaseProject<ValuesBefore>, language: string) {
  const names = languages.includes(language) ? languages : [...languages, language];
  const existing = {
    languages: names.map((name, index) => ({ id: index + 1, name })),
    groups: groups.map(({ name }, index) => ({ id: index + 1, name })),
    keys: [] as ExistingKey[],
    values: [] as ExistingValue[],
  };
  for (const [index, { keys }] of groups.entries()) {
    for (const { name, plural, values } of keys) {
      const keyId = existing.keys.push({
        id: existing.keys.length + 1,
        groupId: index + 1,
        name,
        isPlural: plural,
      });
      for (const { id: languageId, name: languageName } of existing.languages) {
        for (const [quantity, text] of Object.entries(values[languageName] ?? {})) {
          const quantityString = plural ? (quantity as ExistingValue['quantityString']) : null;
          existing.values.push({
            id: existing.values.length + 1,
            keyId,
            languageId,
            quantityString,
            name: text,
            version: 1,
          });
        }
      }
    }
  }
  return { existing, languageId: names.indexOf(language) + 1 };
}

/** Carries out a plan in memory, as the server does in SQL, and answers the project in the shape of the cases. */
export function applyImport({ languages, groups, keys, values }: ExistingProject, plan: ImportPlan) {
  const groupIds = plan.groups.map((_, index) => groups.length + index + 1);
  const keyIds = plan.keys.map((_, index) => keys.length + index + 1);
  const idOf = (ref: RowRef, created: number[]) => ('id' in ref ? ref.id : created[ref.created]);
  const allGroups = [...groups, ...plan.groups.map(({ name }, index) => ({ id: groupIds[index], name }))];
  const created = plan.keys.map(({ group, ...key }, index) => ({
    ...key,
    id: keyIds[index],
    groupId: idOf(group, groupIds),
  }));
  const updated = new Map(plan.updates.map(({ id, name }) => [id, name]));
  const allValues = [
    ...values.map((value) => ({ ...value, name: updated.get(value.id) ?? value.name })),
    ...plan.values.map(({ key, ...value }) => ({ ...value, keyId: idOf(key, keyIds) })),
  ];
  const textsOf = (key: { id?: number; isPlural: boolean }) =>
    languages.flatMap(({ id, name }) => {
      const own = allValues.filter((value) => value.keyId === key.id && value.languageId === id);
      if (own.length === 0) return [];
      return [[name, key.isPlural ? pluralOf(own) : own.map((value) => value.name)] as const];
    });
  return allGroups.map(({ id, name }) => ({
    name,
    keys: [...keys, ...created]
      .filter(({ groupId }) => groupId === id)
      .map((key) => ({ name: key.name, plural: key.isPlural, values: Object.fromEntries(textsOf(key)) })),
  }));
}

const pluralOf = (values: Pick<ExistingValue, 'quantityString' | 'name'>[]) =>
  Object.fromEntries(
    ['zero', 'one', 'other'].flatMap((quantity) =>
      values.filter(({ quantityString }) => quantityString === quantity).map(({ name }) => [quantity, name]),
    ),
  );
