import { Injectable } from '@nestjs/common';

import type { AdoptedGroups } from '#core/api/imports/changes.js';
import type { FileProfile } from '#core/formats/index.js';

import { invalidAt } from '../../platform/http/validation/refuse.js';
import { AdoptedGroupsQueries } from './adopted-groups.queries.js';
import type { Adopting, AdoptingDocument } from './adopted-groups.queries.js';

/** Makes what was imported file by file a part of a repository. Inside an import transaction. */
@Injectable()
export class FileAdoption {
  constructor(private readonly queries: AdoptedGroupsQueries) {}

  /**
   * Gives groups without a file to files of the project. Those that their file has already stay.
   * @returns the ids of the groups that were moved
   * @throws InvalidError for a group that is in no project or another file, or whose name the file has
   */
  async adoptGroups(adopting: Adopting, adopted: readonly AdoptedGroups[]): Promise<number[]> {
    const groups = adopted.flatMap(({ file, groupIds }) => groupIds.map((groupId) => ({ groupId, file })));
    if (groups.length === 0) return [];
    const refused = await this.queries.refused(adopting.projectId, groups);
    if (refused !== undefined) throw invalidAt(cannotBeAdopted(refused));
    return this.queries.adopt(adopting, groups);
  }

  /** What was imported alone and has the keys of a document is the last import of that document. */
  adoptProfile(adopting: AdoptingDocument, file: FileProfile): Promise<void> {
    return this.queries.adoptProfile(adopting, file);
  }
}

const cannotBeAdopted = (groupId: number) => ({
  path: 'adopt',
  message: `must be groups without a file, and with names that their file has not: ${groupId} is none`,
});
