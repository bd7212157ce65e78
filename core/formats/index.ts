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
export { checkCatalogue, isCatalogue } from './catalogue-guard.js';
export type { CatalogueFault } from './catalogue-guard.js';
export { planImport } from './import-plan.js';
export type * from './import-plan-types.js';
