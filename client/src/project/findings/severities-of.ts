import type { CheckSettings } from '#core/api/checks.js';
import { severitiesFor } from '#core/checks/severities.js';
import type { Severities } from '#core/checks/severities.js';

/** The severity of each check in a language of a project. */
export const severitiesOf = (
  { severities, languages }: Pick<CheckSettings, 'severities' | 'languages'>,
  language: number | null,
): Severities =>
  severitiesFor(severities, languages.find(({ languageId }) => languageId === language)?.severities);
