import type { PluralForm } from '../domain/plural-rules.js';
import type { ValueStatus } from '../domain/value-status.js';

/** The neutral shape between any file format and any table: groups > keys > values, in the order of the file. */
export interface CatalogueValue {
  /** The text the end user reads (docs/formats.md, D-1). */
  name: string;
  /** Absent: none, as for null. */
  quantityString?: PluralForm | null;
  /** Absent: the language being imported. */
  languageName?: string;
  /** As the file says it; taken over only if the import asks for it. */
  status?: ReadStatus;
}

/** What a file can say of the review of a text. */
export type ReadStatus = Exclude<ValueStatus, 'invalidated'>;

export interface CatalogueKey {
  name: string;
  isPlural: boolean;
  /** One value for a singular key; zero, one, other, or the forms of the language, for a plural. */
  values: CatalogueValue[];
  /** Of a new key, from the comments of its file. */
  description?: string;
}

export interface CatalogueGroup {
  name: string;
  keys: CatalogueKey[];
}

/** Codes of reports; the interface shows the message `imports.<code>`. */
export const IMPORT_REASONS = [
  'reading_file_error',
  'json_parse_error',
  'stringsdict_parse_error',
  'quantity_missing',
  'quantity_not_found',
  'quantity_not_found_json',
  'no_values_found',
  'json_expected_content',
  'xml_file_expected',
  'strings_file_expected',
  'stringsdict_file_expected',
  'one_file_expected',
  'yaml_parse_error',
  'yaml_reference',
  'yaml_tag',
  'yaml_documents',
  'yaml_too_deep',
  'yaml_repeated_key',
  'po_parse_error',
  'po_plural_rule',
  'duplicate_key',
  'key_not_snake_case',
  'nested_keys',
  'content_ignored',
  'value_not_text',
  'empty_name',
  'key_type_mismatch',
  'name_too_long',
  'text_too_long',
  'quantity_filled',
  'formula_escaped',
  'table_header_expected',
  'table_too_large',
  'archive_too_large',
  'too_many_keys',
  'left_out',
] as const;

export type ImportReason = (typeof IMPORT_REASONS)[number];

/** Red: something of the file was not imported. Orange: for information. */
export type WarningColor = 'red' | 'orange';

export interface ImportWarning {
  reason: `imports.${ImportReason}`;
  color: WarningColor;
  file?: string;
  /** 1-based. */
  line?: number;
  key?: string;
  quantities?: string[];
  what?: string;
  count?: number;
  keys?: string[];
  language?: string;
  /** Why a file could not be read: for its encoding, because it ends too early, or for the text in `found`. */
  fault?: 'encoding' | 'end' | 'text';
  found?: string;
}

/** What reading the files of one language yields. A reader never throws. */
export interface Reading {
  status: 'ok' | 'rejected';
  /** Why the (last) file was rejected; null when `status` is ok. */
  error: ImportWarning | null;
  groups: CatalogueGroup[];
  warnings: ImportWarning[];
}
