import type { AppliedChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ImportWarning } from '#core/formats/index.js';

import { http } from '../../lib/api/http.js';
import { JsonText } from '../../lib/http/json-text.js';
import { isWorthTelling } from '../repository/sending/worth-telling.js';
import type { NewProject } from '../repository/dialog/RepositoryDialog.js';
import type { ImportContent } from '../repository/reading/import-content.js';
import { sendSlices } from '../repository/sending/send-slices.js';
import type { SentInParts } from '../repository/sending/use-sending.js';
import type { NewProjectBody } from './api.js';

type Create = (project: NewProjectBody) => Promise<ProjectDetails>;

/** Creates a project with the content of a repository. `parts` learns its id before the rest is sent, and takes it back on failure. */
export async function createFromRepository(
  createProject: Create,
  content: ImportContent,
  chosen: NewProject & { color: string },
  parts: SentInParts<{ id: number }>,
): Promise<{ id: number; warnings: ImportWarning[] }> {
  const { name, description, color, pluralMode, names } = chosen;
  const project = {
    name: name.trim(),
    description: description.trim(),
    color,
    ...(pluralMode === 'cldr' && { pluralMode }),
  };
  const languagesOf = (tags: readonly string[]) => ({
    languages: tags.map((tag) => names.get(tag) ?? tag),
    languageTags: [...tags],
  });
  const files = new JsonText<never>(content.profile);
  if (content.isMerged) {
    const groups = new JsonText<never>(content.content);
    const created = await createProject({ ...project, ...languagesOf(content.tags), groups, files });
    return { id: created.id, warnings: [...content.warnings, ...created.warnings].filter(isWorthTelling) };
  }
  // A project is created with fewer languages than it may have.
  const { id } = await createProject({ ...project, ...languagesOf(content.tags.slice(0, 1)) });
  parts.onSaved({ id });
  const { warnings } =
    content.slices.length > 0
      ? await sendSlices(id, content.slices, () => ({}), { ...parts, onSaved: () => undefined })
      : await http.post<AppliedChanges>(routes.applyChanges(id), {
          languages: new JsonText(content.content),
          files,
        });
  return { id, warnings: [...content.warnings, ...warnings].filter(isWorthTelling) };
}
