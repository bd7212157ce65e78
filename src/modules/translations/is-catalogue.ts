import type { PluralMode } from '#core/domain/plural-rules.js';
import { checkCatalogueInSteps } from '#core/api/imports/catalogue-guard.js';

import { IsTree } from '../../platform/http/validation/is-tree.js';

/**
 * Validates the `groups` of a body.
 * @param languagesOf returns the languages, from the same body, that values may be in; absent: any
 * @param modeOf returns how the project keeps plurals; absent: what a strict project refuses, the service refuses
 */
export const IsCatalogue = (
  languagesOf?: (body: object) => readonly string[] | undefined,
  modeOf: (body: object) => PluralMode = () => 'cldr',
): PropertyDecorator =>
  IsTree((value, body) => checkCatalogueInSteps(value, languagesOf?.(body), modeOf(body)));
