import { ApiProperty } from '@nestjs/swagger';

import type {
  DocumentView as DocumentContract,
  FileDetails as DetailsContract,
  FileProfileView as ProfileContract,
  FileView as FileContract,
} from '#core/api/files.js';
import type { ActivityActor } from '#core/api/users.js';
import { FORMATS } from '#core/formats/index.js';

export class FileView implements FileContract {
  id!: number;
  /** A template, unique in the project: `locales/{language}/common.json`. */
  path!: string;
  /** The id of its format. */
  @ApiProperty({ enum: FORMATS.map(({ id }) => id) })
  format!: string;
}

class DocumentAuthor implements ActivityActor {
  id!: number;
  username!: string | null;
}

export class DocumentView implements DocumentContract {
  languageId!: number;
  /** The exact path: `locales/pt_BR/common.json`. */
  path!: string;
  /** When it was last imported: an ISO 8601 date-time in UTC. */
  at!: string;
  /** The change set of that import; null if it created the project. */
  @ApiProperty({ type: 'integer', nullable: true })
  changeSetId!: number | null;
  /** Who imported it; null if the account was deleted, or if the import created the project. */
  by!: DocumentAuthor | null;
}

export class FileDetails extends FileView implements DetailsContract {
  /** In the languages that the caller may read. */
  documents!: DocumentView[];
}

export class FileProfileView implements ProfileContract {
  languageId!: number;
  /** The id of its format. */
  @ApiProperty({ enum: FORMATS.map(({ id }) => id) })
  format!: string;
  /** The name of the file. */
  name!: string;
  /** The exact path in the repository: `locales/pt_BR/common.json`; null: it came alone. */
  @ApiProperty({ type: 'string', nullable: true })
  path!: string | null;
  /** When it was imported: an ISO 8601 date-time in UTC. */
  at!: string;
}
