import { Injectable } from '@nestjs/common';

import { Language } from '../../entities/index.js';
import { Database } from '../../platform/database/database.js';
import { ARCHIVE_LANGUAGE, ARCHIVE_VALUES } from './language-archive.sql.js';

/** Deletes a language so that it can be restored with its values, and with the limits of members and invitations. */
@Injectable()
export class LanguageArchive {
  constructor(private readonly database: Database) {}

  /** Inside a transaction with the exclusive lock of the project. Returns the number of its texts. */
  async remove(projectId: number, languageId: number, changeSetId: number): Promise<number> {
    const parameters = [projectId, languageId, changeSetId];
    await this.database.query(ARCHIVE_LANGUAGE, parameters);
    const [row] = await this.database.query<{ texts: number }>(ARCHIVE_VALUES, parameters);
    await this.database.repository(Language).delete({ projectId, id: languageId });
    return row?.texts ?? 0;
  }
}
