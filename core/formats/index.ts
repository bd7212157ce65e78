export type {
  CatalogueGroup,
  CatalogueKey,
  CatalogueValue,
  ImportReason,
  ImportWarning,
  Reading,
  WarningColor,
} from './catalogue.js';
export { IMPORT_REASONS } from './catalogue.js';
export { checkCatalogue, checkCatalogueInSteps, isCatalogue } from './catalogue-guard.js';
export type { CatalogueFault } from './catalogue-guard.js';
export { planImport, planImportInSteps } from './import-plan.js';
export type * from './import-plan-types.js';
export type { ImportFile } from './files.js';
export { PLATFORMS } from './platforms.js';
export type { Platform } from './platforms.js';
export { FORMATS, formatOf, platformOf } from './registry.js';
export { readFiles } from './read-files.js';
export type { ReadOptions } from './read-files.js';
export { STORABLE_LIMITS } from './read-context.js';
export type { TextLimits } from './read-context.js';
export type {
  ExportFile,
  ExportGroup,
  ExportKey,
  ExportOptions,
  ExportProject,
  ExportValue,
} from './export-types.js';
export type { NumberedKey } from './export-names.js';
export { countReplacedTexts, numberedKeys, writeProject } from './write-project.js';
export { countEmptyValues, countUnvalidatedKeys } from './export-selection.js';
export { planDownload, zipFiles } from './download.js';
export type { Download } from './download.js';
export { languageCode } from './language-code.js';
