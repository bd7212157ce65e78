import { ApiProperty } from '@nestjs/swagger';

import type { GroupDetails as DetailsContract, GroupView as GroupContract } from '#core/api/groups.js';

import type { KeySlices } from '../content/content.queries.js';
import { keyJson, KeyView, keysJson } from '../content/key.view.js';

export class GroupView implements GroupContract {
  id!: number;
  name!: string;
  /** The file that its keys stand in; null: none. */
  @ApiProperty({ type: 'integer', nullable: true })
  fileId!: number | null;
}

export class GroupDetails extends GroupView implements DetailsContract {
  /** In order of creation. */
  keys!: KeyView[];
}

export const groupView = ({ id, name, fileId }: GroupContract): GroupView => ({ id, name, fileId });

/** The fields of a group before its keys. */
const groupStart = (group: GroupContract): string =>
  `${JSON.stringify(groupView(group)).slice(0, -1)},"keys":`;

/** GroupDetails as JSON, in parts. */
export async function* groupJson(group: GroupContract, slices: KeySlices): AsyncGenerator<string> {
  yield groupStart(group);
  yield* keysJson(slices);
  yield '}';
}

/**
 * GroupDetails[] as JSON, in parts.
 * @param slices the keys of all groups, in group order
 */
export async function* groupsJson(
  groups: readonly GroupContract[],
  slices: KeySlices,
): AsyncGenerator<string> {
  const next = groups.values();
  let groupId: number | null = null;
  let before = '';
  const begin = (): string => {
    const group = next.next();
    if (group.done) return '';
    const end = groupId === null ? '' : ']},';
    groupId = group.value.id;
    before = '';
    return `${end}${groupStart(group.value)}[`;
  };
  yield '[';
  for await (const rows of slices) {
    let part = '';
    for (const row of rows) {
      while (row.groupId !== groupId) part += begin();
      part += before + keyJson(row);
      before = ',';
    }
    yield part;
  }
  for (let empty = begin(); empty !== ''; empty = begin()) yield empty;
  yield groupId === null ? ']' : ']}]';
}
