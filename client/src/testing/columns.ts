import type { KeyColumns, Pairs, ProjectColumns, ValueColumns } from '#core/api/columns/columns.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';

/** A project by columns, as the server returns it. */
export function columnsOf({ groups, warnings: _warnings, ...head }: ProjectDetails): ProjectColumns {
  const keys = groups.flatMap((group) => group.keys.map((key) => ({ ...key, groupId: group.id })));
  return {
    ...head,
    groups: groups.map(({ id, name, fileId }) => ({ id, name, fileId })),
    keys: [keyColumns(keys)],
    values: head.languages.map((language) => valueColumns(language, keys)),
  };
}

const keyColumns = (keys: readonly KeyView[]): KeyColumns => ({
  ids: differences(keys.map(({ id }) => id)),
  names: keys.map(({ name }) => name),
  groupIds: keys.map(({ groupId }) => groupId),
  plurals: keys.filter(({ isPlural }) => isPlural).map(({ id }) => id),
  obsolete: keys.filter(({ isObsolete }) => isObsolete).map(({ id }) => id),
  descriptions: keys.map(({ id, description }) => [id, description]),
  maxLengths: keys.flatMap(({ id, maxLength }): Pairs<number> =>
    maxLength === null ? [] : [[id, maxLength]],
  ),
  tags: keys.map(({ id, tags }) => [id, tags]),
});

function valueColumns({ id: languageId }: LanguageView, keys: readonly KeyView[]): ValueColumns {
  const values = keys.flatMap((key) => key.values.filter((value) => value.languageId === languageId));
  const versions = (field: 'sourceVersion' | 'majorVersion'): Pairs<number> =>
    values.flatMap((value): Pairs<number> => (value[field] === undefined ? [] : [[value.id, value[field]]]));
  return {
    languageId,
    ids: differences(values.map(({ id }) => id)),
    keyIds: differences(values.map(({ keyId }) => keyId)),
    forms: values.map(({ quantityString }) => quantityString ?? ''),
    texts: values.map(({ name }) => name),
    statuses: values.map(({ status }) => VALUE_STATUSES.indexOf(status)),
    versions: values.map(({ version }: ValueView) => version),
    updatedAt: differences(values.map(({ updatedAt }) => Date.parse(updatedAt))),
    sourceVersions: versions('sourceVersion'),
    majorVersions: versions('majorVersion'),
  };
}

const differences = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
