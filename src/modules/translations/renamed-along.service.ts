import { Injectable } from '@nestjs/common';

import { LIMITS } from '#core/domain/rules.js';

import { FilesService } from '../files/files.service.js';
import type { Member } from '../members/member.js';
import { KeysQueries } from './keys.queries.js';
import type { PlacedName, StoredKey } from './keys.queries.js';

/** Renames the keys that documents call after a renamed one, as their next import would. */
@Injectable()
export class RenamedAlong {
  constructor(
    private readonly files: FilesService,
    private readonly queries: KeysQueries,
  ) {}

  /**
   * Inside the transaction that renames the key, which has its former name in `before`. A key that has a name of its own by
   * now keeps it, and so does one whose new name is taken or too long.
   * @returns the renamed keys
   */
  async rename(actor: Member, before: StoredKey, name: string): Promise<PlacedName[]> {
    const along = (await this.files.keysCalledAfter(actor, before.id))
      .map(({ id, suffix }) => ({ id, from: before.name + suffix, to: name + suffix }))
      .filter(({ to }) => to.length <= LIMITS.name);
    return along.length === 0 ? [] : this.queries.rename(actor, along);
  }
}
