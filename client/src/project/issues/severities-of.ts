import type { LanguageView } from '#core/api/languages.js';
import { severitiesFor } from '#core/checks/severities.js';
import type { Severities, SeverityChanges } from '#core/checks/severities.js';

import type { Structure } from '../store/structure.js';

/** What says how severe its issues are; without it, what stands above it does. */
type Checked<T> = T & { checks?: SeverityChanges };

/** How severe each issue is in a language of a project. */
export const severitiesOf = (project: Checked<Structure>, language: Checked<LanguageView>): Severities =>
  severitiesFor(project.checks, language.checks);
