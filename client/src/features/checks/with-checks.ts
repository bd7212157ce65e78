import type { CheckSettings, UpdateChecks } from '#core/api/checks.js';
import type { SeverityChanges } from '#core/checks/severities.js';

/** Null resets the severity of a check. */
const merged = (set: SeverityChanges, changes: UpdateChecks['severities'] = {}): SeverityChanges =>
  Object.fromEntries(Object.entries({ ...set, ...changes }).filter(([, severity]) => severity !== null));

/** The severities that a language sets itself. */
export const ownSeverities = ({ languages }: Pick<CheckSettings, 'languages'>, id: number): SeverityChanges =>
  languages.find(({ languageId }) => languageId === id)?.severities ?? {};

/** The settings after a change, by the rules of the server. */
export function withChecks(settings: CheckSettings, change: UpdateChecks): CheckSettings {
  const { languageId, severities } = change;
  const blocksOnErrors = change.blocksOnErrors ?? settings.blocksOnErrors;
  if (languageId === undefined)
    return { ...settings, blocksOnErrors, severities: merged(settings.severities, severities) };
  const own = merged(ownSeverities(settings, languageId), severities);
  const others = settings.languages.filter((language) => language.languageId !== languageId);
  const languages = Object.keys(own).length === 0 ? others : [...others, { languageId, severities: own }];
  return { ...settings, blocksOnErrors, languages };
}
