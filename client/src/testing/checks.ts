import type { CheckSettings } from '#core/api/checks.js';

/** The default check settings of a project. */
export const aCheckSettings = (own: Partial<CheckSettings> = {}): CheckSettings => ({
  blocksOnErrors: false,
  placeholders: 'any',
  severities: {},
  languages: [],
  ignored: [],
  ...own,
});
