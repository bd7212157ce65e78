import type {
  ChangePluralMode,
  PluralFormCounts,
  PluralModeChange,
  ProjectDetails,
} from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../../lib/http/http.js';

export const NO_FORMS: PluralFormCounts = { created: 0, moved: 0, removed: 0 };

/** What a change does in all languages together. */
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

/** Changes the plural mode of a project, or says what that would do. The caller shows the error in place. */
export const sendPluralMode = (projectId: number, body: ChangePluralMode): Promise<PluralModeChange> =>
  http.patch<PluralModeChange>(routes.changePluralMode(projectId), body, { quiet: true });
