import { useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { LanguageEditor } from './LanguageEditor.js';
import { LanguageLine } from './LanguageLine.js';
import type { LanguageLineProps } from './LanguageLine.js';

interface LanguageLinesProps extends Omit<LanguageLineProps, 'line' | 'hasAccess' | 'takesFocus' | 'onEdit'> {
  project: ProjectDetails;
}

/** A `colSpan` that covers any number of columns. */
const ALL_COLUMNS = 6;

/** The languages of a project as rows of a table; the edited one is a form. */
export function LanguageLines({ project, ...line }: LanguageLinesProps) {
  const [edited, setEdited] = useState<number | null>(null);
  // The language whose editor was closed last: the focus returns to its row.
  const [left, setLeft] = useState<number | null>(null);
  const close = (): void => {
    setLeft(edited);
    setEdited(null);
  };
  return linesOf(project).map((language) =>
    language.id === edited ? (
      <tr key={language.id}>
        <td colSpan={ALL_COLUMNS}>
          <LanguageEditor project={project} language={language} onClose={close} />
        </td>
      </tr>
    ) : (
      <LanguageLine
        {...line}
        key={language.id}
        line={language}
        hasAccess={project.targetRestricted}
        takesFocus={language.id === left}
        onEdit={() => setEdited(language.id)}
      />
    ),
  );
}

/** Languages without a tag come first, below the notice about them. */
function linesOf({ languages, groups }: ProjectDetails): LanguageLineProps['line'][] {
  const keys = groups.flatMap((group) => group.keys);
  const untagged = languages.filter(({ tag }) => tag === null);
  const tagged = languages.filter(({ tag }) => tag !== null);
  return [...untagged, ...tagged].map((language) => {
    const values = keys.flatMap((key) => key.values.filter(({ languageId }) => languageId === language.id));
    const validated = values.filter(({ name, status }) => name !== '' && status === 'validated').length;
    const filled = keys.filter((key) =>
      key.values.some(({ languageId }) => languageId === language.id),
    ).length;
    const share = values.length === 0 ? 0 : Math.floor((validated / values.length) * 100) / 100;
    return { ...language, keys: filled, validated: share };
  });
}
