import { answerTo } from '../../../lib/hooks/use-action.js';
import { toast } from '../../../lib/toast.js';
import { useCheckSettings } from '../../../project/checks/check-settings.js';
import { useIgnoredFindings } from '../../../project/findings/use-ignored-findings.js';
import { useProjectContext } from '../../../project/project-context.js';
import { mayEdit, mayReview } from '../../../project/rights.js';
import type { CheckedField, FieldFinding } from './use-field-findings.js';

const ERRORS = { 403: 'errors.unauthorized', not_existing_value: 'errors.not_existing_value' } as const;

/** Returns the function that ignores a finding, with Undo; null if the user may not ignore it. */
export type Ignoring = (finding: FieldFinding) => (() => void) | null;

/** Members who may edit or review a value may ignore its findings, except errors that block validation. */
export function useIgnoring({ row, field, language }: CheckedField): Ignoring {
  const context = useProjectContext();
  const { project } = context;
  const settings = useCheckSettings(project);
  const { ignore, restore } = useIgnoredFindings(project.projectId);
  const valueId = field.cell.saved?.id;
  const mayIgnore = mayEdit(context, language) || mayReview(context, language);
  const tell = (error: unknown): void => {
    const told = answerTo(error, ERRORS);
    toast.error(typeof told === 'string' ? told : told.id);
  };
  return ({ severity, ref }) => {
    const isBlocking = severity === 'error' && settings?.blocksOnErrors !== false;
    if (!mayIgnore || isBlocking || valueId === undefined) return null;
    const finding = { ...ref, keyId: row.id, languageId: language.id, valueId };
    return () => {
      ignore(finding).then(
        () =>
          toast.success('finding.ignored', undefined, {
            id: 'app.undo',
            run: () => void restore(finding).catch(tell),
          }),
        tell,
      );
    };
  };
}
