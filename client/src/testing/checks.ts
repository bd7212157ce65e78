import type { CheckSettings } from '#core/api/checks.js';

/** The check settings of a project that changed none. */
export const aCheckSettings = (own: Partial<CheckSettings> = {}): CheckSettings => ({
  blocksOnErrors: false,
  placeholders: 'any',
  severities: {},
  languages: [],
  ignored: [],
  ...own,
});
