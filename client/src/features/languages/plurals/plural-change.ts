import type {
  ChangePluralMode,
  PluralFormCounts,
  PluralModeChange,
  ProjectDetails,
} from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../../lib/api/http.js';

export const NO_FORMS: PluralFormCounts = { created: 0, moved: 0, removed: 0 };

/** The effect of a switch, summed over all languages. */
export const sumOf = ({ languages }: Pick<PluralModeChange, 'languages'>): PluralFormCounts =>
  languages.reduce(
    (sum, { created, moved, removed }) => ({
      created: sum.created + created,
      moved: sum.moved + moved,
      removed: sum.removed + removed,
    }),
    NO_FORMS,
  );

/** The number of plural keys. */
export const countPlurals = ({ groups }: Pick<ProjectDetails, 'groups'>): number =>
  groups.reduce((count, { keys }) => count + keys.filter(({ isPlural }) => isPlural).length, 0);

/** Switches the plural mode of a project, or returns the effect in a dry run. The caller shows the error. */
export const sendPluralMode = (projectId: number, body: ChangePluralMode): Promise<PluralModeChange> =>
  http.patch<PluralModeChange>(routes.changePluralMode(projectId), body, { quiet: true });
