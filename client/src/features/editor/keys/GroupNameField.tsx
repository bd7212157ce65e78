import { useText } from '../../../i18n/use-text.js';
import { useProjectCalls } from '../../../project/calls/project-calls.js';
import type { GroupInfo } from '../../../project/store/structure.js';
import { useEditor } from '../view/editor-context.js';
import { InlineName } from './InlineName.js';
import { checkGroupName } from './name-checks.js';

interface GroupNameFieldProps {
  group: GroupInfo;
  className: string | undefined;
  /** See `InlineName`. */
  onEnd: (isDone: boolean) => void;
}

/** Renames a group in its row. */
export function GroupNameField({ group, className, onEnd }: GroupNameFieldProps) {
  const text = useText();
  const { renameGroup } = useProjectCalls(useEditor().project.projectId);
  return (
    <InlineName
      className={className}
      name={group.name}
      label={text('editor.name_of_group', { name: group.name })}
      check={checkGroupName}
      save={(name) => renameGroup(group.id, name)}
      errors={{
        group_already_exists: 'errors.group_already_exists',
        not_existing_group: 'errors.not_existing_group',
        403: 'errors.unauthorized',
      }}
      otherwise="errors.unknown-error"
      onEnd={onEnd}
    />
  );
}
