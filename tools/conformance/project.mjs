/** @typedef {import('../../core/formats/index.js').ExistingProject} ExistingProject */
/** @typedef {import('../../core/formats/index.js').ExistingKey} ExistingKey */
/** @typedef {import('../../core/formats/index.js').ExistingValue} ExistingValue */
/** @typedef {import('../../core/domain/quantities.js').Quantity} Quantity */

/**
 * A project of the cases; each key has values of the type `Values` per language.
 * @template Values
 * @typedef {{
 *   languages: string[],
 *   groups: { name: string, keys: { name: string, plural: boolean, values: Record<string, Values> }[] }[],
 * }} CaseProject
 */

/** @typedef {string[] | Record<Quantity, string>} ValuesBefore */

/**
 * A project of the cases as rows, with the language that is imported.
 * @param {CaseProject<ValuesBefore>} project
 * @param {string} language
 */
export function existingOf({ languages, groups }, language) {
  const names = languages.includes(language) ? languages : [...languages, language];
  const existing = {
    languages: names.map((name, index) => ({ id: index + 1, name })),
    groups: groups.map(({ name }, index) => ({ id: index + 1, name })),
    keys: /** @type {ExistingKey[]} */ ([]),
    values: /** @type {ExistingValue[]} */ ([]),
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
          const quantityString = plural ? /** @type {ExistingValue['quantityString']} */ (quantity) : null;
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

/**
 * Carries out a plan in memory, as the server does in SQL, and answers the project in the shape of the cases.
 * @param {ExistingProject} existing
 * @param {import('../../core/formats/index.js').ImportPlan} plan
 */
export function applyImport({ languages, groups, keys, values }, plan) {
  const groupIds = plan.groups.map((_, index) => groups.length + index + 1);
  const keyIds = plan.keys.map((_, index) => keys.length + index + 1);
  /**
   * @param {import('../../core/formats/index.js').RowRef} ref
   * @param {number[]} created
   */
  const idOf = (ref, created) => ('id' in ref ? ref.id : created[ref.created]);
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
  const textsOf = (/** @type {{ id?: number, isPlural: boolean }} */ key) =>
    languages.flatMap(({ id, name }) => {
      const own = allValues.filter((value) => value.keyId === key.id && value.languageId === id);
      if (own.length === 0) return [];
      return [[name, key.isPlural ? pluralOf(own) : own.map((value) => value.name)]];
    });
  return allGroups.map(({ id, name }) => ({
    name,
    keys: [...keys, ...created]
      .filter(({ groupId }) => groupId === id)
      .map((key) => ({ name: key.name, plural: key.isPlural, values: Object.fromEntries(textsOf(key)) })),
  }));
}

/** @param {Pick<ExistingValue, 'quantityString' | 'name'>[]} values */
const pluralOf = (values) =>
  Object.fromEntries(
    ['zero', 'one', 'other'].flatMap((quantity) =>
      values.filter(({ quantityString }) => quantityString === quantity).map(({ name }) => [quantity, name]),
    ),
  );
