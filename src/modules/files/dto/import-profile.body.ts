import { ApiProperty } from '@nestjs/swagger';

import type {
  FileLanguage,
  FileProfile,
  ImportProfile,
  ProfileKey,
  ProfilePart,
  ProfileStyle,
} from '#core/formats/index.js';

// A profile in the OpenAPI document; isImportProfile validates it.

export class ProfileStyleView implements ProfileStyle {
  newline!: string;
  /** White space before a new entry; of JSON, one level of indentation. Null: the file has no line breaks. */
  @ApiProperty({ type: String, nullable: true })
  lead!: string | null;
  separator?: string;
  /** Of JSON: what stands between name and value, where it is not the usual. */
  colon?: string;
  @ApiProperty({ enum: [true], required: false })
  escapesSlash?: true;
  @ApiProperty({ enum: [true], required: false })
  isAscii?: true;
  @ApiProperty({ enum: [true], required: false })
  isLatin?: true;
  /** Whether the states of texts in the file were taken over as their review statuses. */
  @ApiProperty({ enum: [true], required: false })
  hasStatuses?: true;
  @ApiProperty({ enum: [true], required: false })
  isBare?: true;
  /** Of XLIFF: whether units have names beside their ids. */
  @ApiProperty({ enum: [true], required: false })
  isNamed?: true;
  /** Of XLIFF: whether no text has a state. */
  @ApiProperty({ enum: [true], required: false })
  isStateless?: true;
  /** Of JSON: how it holds plurals; absent: with pipes. */
  @ApiProperty({ enum: ['i18next', 'icu'], required: false })
  flavour?: NonNullable<ProfileStyle['flavour']>;
  /** Of JSON: what most ICU messages call their number. */
  argument?: string;
}

export class FileLanguageView implements FileLanguage {
  /** As the file writes it. */
  code!: string;
  /** A canonical BCP 47 tag; null if the code stands for no known language. */
  @ApiProperty({ type: String, nullable: true })
  tag!: string | null;
  /** Whether the others are translations of it. */
  isSource!: boolean;
}

/** A file without its texts. */
export class FileContentView implements FileProfile {
  /** The id of its format. */
  format!: string;
  name!: string;
  @ApiProperty({ enum: ['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1'] })
  encoding!: FileProfile['encoding'];
  hasBom!: boolean;
  style!: ProfileStyleView;
  /** Of a file with several languages. */
  languages?: FileLanguageView[];
  /** The keys of the file: group, name, and its name in the file if that is another one. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 3 },
  })
  keys!: ProfileKey[];
  /** Literal source, and what is put into it on export. */
  @ApiProperty({ type: 'array', items: {} })
  parts!: ProfilePart[];
}

/** What files were, less their texts. */
export class ImportProfileView implements ImportProfile {
  @ApiProperty({ enum: [1] })
  version!: 1;
  files!: FileContentView[];
}
