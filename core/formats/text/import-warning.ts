/** Codes of reports; the interface shows the message `imports.<code>`. */
export const IMPORT_REASONS = [
  'reading_file_error',
  'json_parse_error',
  'stringsdict_parse_error',
  'quantity_missing',
  'quantity_not_found',
  'quantity_not_found_json',
  'pipes_kept',
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
  'too_deep',
  'yaml_repeated_key',
  'po_parse_error',
  'po_plural_rule',
  'duplicate_key',
  'key_not_snake_case',
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
  count?: number;
  keys?: string[];
  language?: string;
  /** Why a file could not be read: its encoding, its early end, or the text in `found`. */
  fault?: 'encoding' | 'end' | 'text';
  found?: string;
}
