import './all-codecs.js';

export type {
  CatalogueGroup,
  CatalogueKey,
  CatalogueValue,
  ImportReason,
  ImportWarning,
  Reading,
  ReadStatus,
  WarningColor,
} from './catalogue.js';
export { IMPORT_REASONS } from './catalogue.js';
export { checkCatalogue, checkCatalogueInSteps, isCatalogue } from './catalogue-guard.js';
export type { CatalogueFault } from './catalogue-guard.js';
export { findForeignForm } from './import/foreign-forms.js';
export { mergeLanguages } from './import/merge-languages.js';
export type { LanguageCatalogue, MergedLanguages } from './import/merge-languages.js';
export { planImport, planImportInSteps } from './import/import-plan.js';
export { findMovedValues } from './import/moved-values.js';
export type { MovedValue, ShownValue } from './import/moved-values.js';
export type * from './import/import-plan-types.js';
export type { ImportFile } from './import/files.js';
export { PLATFORM_RULES, PLATFORMS } from './platforms.js';
export type { Platform } from './platforms.js';
export { extensionsOf, FORMATS, formatOf, formatsOf, platformOf, WEB_FORMATS } from './registry.js';
export { readFiles } from './import/read-files.js';
export { detectFormat } from './import/detect-format.js';
export type { DetectedFormat } from './import/detect-format.js';
export type { ReadOptions } from './import/read-options.js';
export type { KeepOptions, KnownPlurals } from './import/read-to-keep.js';
export { DEFAULT_ARGUMENT, ICU_ARGUMENT, isJsonFlavour, JSON_FLAVOURS } from './web/flavours.js';
export type { FlavourFound, JsonFlavour } from './web/flavours.js';
export type { KeptGroup, KeptKey, KeptLanguage, KeptReading, KeptValue } from './profile/kept-reading.js';
export { isImportProfile, isImportProfileInSteps } from './profile/is-profile.js';
export { withOwnComments } from './profile/own-comments.js';
export type {
  CarriedContent,
  FileLanguage,
  FileProfile,
  ImportProfile,
  ProfileKey,
  ProfilePart,
  ProfileStyle,
} from './profile/profile-types.js';
export { STORABLE_LIMITS } from './read-context.js';
export type { TextLimits } from './read-context.js';
export type {
  ExportFile,
  ExportGroup,
  ExportKey,
  ExportOptions,
  ExportProject,
  ExportValue,
  WriteOptions,
} from './export/export-types.js';
export type { NumberedKey } from './export/export-names.js';
export { countReplacedTexts, numberedKeys, writeProject } from './export/write-project.js';
export { countEmptyValues, countStaleKeys, countUnvalidatedKeys } from './export/export-selection.js';
export { fileBytes } from './export/file-bytes.js';
export { usualPlurals } from './export/plural-writing-of.js';
export { planDownload, zipFiles } from './export/download.js';
export type { Download } from './export/download.js';
export { languageCode } from './language-code.js';
export { tokensOf } from './placeholders/tokens.js';
export { reportPlaceholders } from './placeholders/placeholder-report.js';
export type { ChangedText, KeptText, PlaceholderReport } from './placeholders/placeholder-report.js';
export type { PlaceholderReason } from './placeholders/translation.js';
