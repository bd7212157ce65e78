import './all-codecs.js';

export { placeOfKey } from './model/group-place.js';
export type { CatalogueGroup, CatalogueKey, CatalogueValue, Reading, ReadStatus } from './model/catalogue.js';
export type { ImportReason, ImportWarning, WarningColor } from './text/import-warning.js';
export { IMPORT_REASONS } from './text/import-warning.js';
export { findForeignForm } from './import/foreign-forms.js';
export { differingKinds } from './import/differing-kinds.js';
export { mergeLanguages } from './import/merge-languages.js';
export type { LanguageCatalogue, MergedLanguages } from './import/merge-languages.js';
export { planImport, planImportInSteps } from './import/import-plan.js';
export { findMovedValues } from './import/moved-values.js';
export type { MovedValue, ShownValue } from './import/moved-values.js';
export type * from './import/import-plan-types.js';
export type { ImportFile } from './import/files.js';
export { PLATFORM_RULES, PLATFORMS } from './naming/platforms.js';
export type { Platform } from './naming/platforms.js';
export { extensionsOf, FORMATS, formatOf, formatsOf, platformOf, WEB_FORMATS } from './registry/registry.js';
export { readFiles } from './import/read-files.js';
export { detectFormat } from './import/detect-format.js';
export type { DetectedFormat } from './import/detect-format.js';
export type { KeepOptions, KnownPlurals, ReadOptions } from './import/read-options.js';
export { DEFAULT_ARGUMENT, ICU_ARGUMENT, isJsonFlavour, JSON_FLAVOURS } from './plurals/flavours.js';
export type { FlavourFound, JsonFlavour } from './plurals/flavours.js';
export { modeLosingLess } from './plurals/plural-loss.js';
export type { PluralLoss, PluralLosses } from './plurals/plural-loss.js';
export type { KeptGroup, KeptKey, KeptLanguage, KeptReading, KeptValue } from './model/kept-reading.js';
export { isImportProfile, isImportProfileInSteps } from './profile/is-profile.js';
export { carryLeftOut } from './profile/carry-left-out.js';
export type { KeyAfter } from './profile/carry-left-out.js';
export { withOwnComments } from './profile/own-comments.js';
export type {
  CarriedContent,
  FileLanguage,
  FileProfile,
  ImportProfile,
  ProfileDocument,
  ProfileKey,
  RenamedKey,
  ProfilePart,
  ProfileStyle,
} from './model/profile-types.js';
export { STORABLE_LIMITS } from './model/read-context.js';
export type { TextLimits } from './model/read-context.js';
export type {
  ExportFile,
  ExportGroup,
  ExportKey,
  ExportOptions,
  ExportProject,
  ExportValue,
  WriteOptions,
} from './model/export-types.js';
export type { NumberedKey } from './export/export-names.js';
export { countReplacedTexts, numberedKeys, writeProject } from './export/write-project.js';
export { countEmptyValues, countStaleKeys, countUnvalidatedKeys } from './export/export-selection.js';
export { fileBytes } from './export/file-bytes.js';
export { usualPlurals } from './export/plural-writing-of.js';
export { planDownload, zipFiles } from './export/download.js';
export type { Download } from './export/download.js';
export { languageCode } from './naming/language-code.js';
export { tokensOf } from '../messages/tokens.js';
export { reportPlaceholders } from './export/placeholder-report.js';
export type { ChangedText, KeptText, PlaceholderReport } from './export/placeholder-report.js';
export type { PlaceholderReason } from './placeholders/translation.js';
