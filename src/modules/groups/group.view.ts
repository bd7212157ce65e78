import type { GroupDetails as DetailsContract, GroupView as GroupContract } from '#core/api/groups.js';

import { jsonList, jsonWithField } from '../../platform/http/json-answer.js';
import type { KeyRow } from './content.queries.js';
import { KeyView, keysJson } from './key.view.js';

export class GroupView implements GroupContract {
  id!: number;
  name!: string;
}

export class GroupDetails extends GroupView implements DetailsContract {
  /** In the order they were made. */
  keys!: KeyView[];
}

export const groupView = ({ id, name }: GroupContract): GroupView => ({ id, name });

/** GroupDetails as JSON. */
export const groupJson = (group: GroupContract, rows: readonly KeyRow[]): Iterable<string> =>
  jsonWithField(groupView(group), 'keys', keysJson(rows));

/** GroupDetails[] as JSON. */
export function groupsJson(groups: readonly GroupContract[], rows: readonly KeyRow[]): Iterable<string> {
  const keysOf = new Map<number, KeyRow[]>(groups.map(({ id }) => [id, []]));
  for (const row of rows) keysOf.get(row.groupId)?.push(row);
  return jsonList(groups.map((group) => groupJson(group, keysOf.get(group.id) ?? [])));
}
