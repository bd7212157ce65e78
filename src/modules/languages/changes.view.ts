import { ApiProperty } from '@nestjs/swagger';

import type { AppliedChanges, ChangedLanguage } from '#core/api/imports/changes.js';
import type { ImportCounts } from '#core/formats/index.js';

import { ImportWarningView } from '../translations/import-warning.view.js';

class ChangedLanguageView implements ChangedLanguage {
  /** Null for a new language in a dry run. */
  id!: number | null;
  name!: string;
  /** Null for an existing language without a tag. */
  tag!: string | null;
  /** Whether the import creates it. */
  isNew!: boolean;
}

class ImportCountsView implements ImportCounts {
  /** Keys that are marked as obsolete. Absent unless the import marks any, or takes a mark away. */
  obsolete?: number;
  /** Obsolete keys that are in use again. Absent as `obsolete`. */
  restored?: number;
  /** Texts imported as `modified` because the project blocks the validation of texts with errors. Absent if none. */
  unvalidated?: number;
  /** Of the texts that change: those that become empty. Absent if none. */
  emptied?: number;
  /** Keys of the files that the project has in the same kind. */
  @ApiProperty({ type: 'integer' })
  existing!: number;
  /** Keys of the files that the project lacks. */
  @ApiProperty({ type: 'integer' })
  created!: number;
  /** Keys of the project that the files lack. */
  @ApiProperty({ type: 'integer' })
  missing!: number;
  /** Keys of the files that are left out because they are of the other kind. */
  @ApiProperty({ type: 'integer' })
  mismatched!: number;
  /** Existing texts that change. */
  @ApiProperty({ type: 'integer' })
  updated!: number;
  /** Existing texts of which only the status changes. */
  @ApiProperty({ type: 'integer' })
  reviewed!: number;
  /** Existing texts that differ from those of the files and are kept. */
  @ApiProperty({ type: 'integer' })
  kept!: number;
}

export class AppliedChangesView implements AppliedChanges {
  /** In the order of the request. */
  languages!: ChangedLanguageView[];
  counts!: ImportCountsView;
  /** The warnings of the import. */
  warnings!: ImportWarningView[];
  /** The change set of the import, which can be reverted; null in a dry run. */
  changeSetId!: number | null;
}
