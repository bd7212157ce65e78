import { AutoComplete, Form, Select } from 'antd';
import type { KeyboardEvent } from 'react';

import type { FileView } from '#core/api/files.js';
import type { CreateGroup } from '#core/api/groups.js';
import { COMMON_GROUP, LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { maxLength, plainName } from '../../lib/text/checks.js';
import type { GroupInfo } from '../../project/store/structure.js';

/** The fields of a group in a form. */
export interface GroupChoice {
  group: string;
  /** The file of the group; `NO_FILE`, or absent in a project without files: none. */
  file?: number;
}

/** Stands for no file; not the id of any. */
const NO_FILE = 0;

interface GroupFieldProps {
  groups: readonly GroupInfo[];
  /** The files of the project, by position. */
  files: readonly FileView[];
  /** The next field in the tab order. */
  next?: string;
  /** A group that cannot be chosen. */
  except?: number;
}

/** The fields `file`, in a project with files, and `group`: an existing group of that file, or a new one if the name is unknown. Empty means `common`. */
export function GroupField({ groups, files, next, except }: GroupFieldProps) {
  const text = useText();
  const rules = useRules();
  const form = Form.useFormInstance<GroupChoice>();
  const file = Form.useWatch('file', form) ?? NO_FILE;
  const group = Form.useWatch('group', form) ?? '';
  const typed = groupNamed(group);
  const inFile = groups.filter(({ fileId }) => (fileId ?? NO_FILE) === file);
  // Tab takes the option and moves on; antd only takes it.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && !event.shiftKey && event.isDefaultPrevented() && next !== undefined)
      form.focusField(next);
  };
  const isNew = typed !== COMMON_GROUP && inFile.every(({ name }) => name !== typed);
  return (
    <>
      {files.length > 0 && <FileField files={files} />}
      <Form.Item<GroupChoice>
        name="group"
        label={text('key.group')}
        dependencies={['file']}
        extra={isNew ? text('editor.new_group', { name: typed }) : undefined}
        rules={[
          ...rules(maxLength(LIMITS.name), ...(isNew ? [plainName] : [])),
          {
            validator: (_rule, name: string) =>
              except !== undefined && knownGroup({ file, group: name }, groups)?.id === except
                ? Promise.reject(new Error(text('form.other_group')))
                : Promise.resolve(),
          },
        ]}
      >
        <AutoComplete
          options={inFile.flatMap(({ id, name }) => (id === except ? [] : [{ value: name }]))}
          placeholder={COMMON_GROUP}
          onKeyDown={onKeyDown}
          showSearch={{
            filterOption: (input, option) => option?.value.includes(input.toLowerCase()) ?? false,
          }}
        />
      </Form.Item>
    </>
  );
}

/** The file of a group, or none. */
function FileField({ files }: Pick<GroupFieldProps, 'files'>) {
  const text = useText();
  const options = [
    ...files.map(({ id, path }) => ({ value: id, label: path })),
    { value: NO_FILE, label: text('files.none') },
  ];
  return (
    <Form.Item<GroupChoice> name="file" label={text('key.file')}>
      <Select options={options} showSearch={{ optionFilterProp: 'label' }} />
    </Form.Item>
  );
}

/** The name of the group for the text of the field. */
const groupNamed = (typed: string): string => (typed.trim() === '' ? COMMON_GROUP : typed.trim());

/** The fields for a group, or for none yet in a file. */
export const groupChoice = (of: { name: string; fileId: number | null } | null): GroupChoice => ({
  group: of?.name ?? '',
  file: of?.fileId ?? NO_FILE,
});

/** The group that is meant; undefined if it does not exist yet. */
export function knownGroup<G extends Pick<GroupInfo, 'name' | 'fileId'>>(
  choice: GroupChoice,
  groups: readonly G[],
): G | undefined {
  const { name, fileId = null } = newGroup(choice);
  return groups.find((one) => one.name === name && one.fileId === fileId);
}

/** The group to create where none is known. */
export function newGroup({ group, file = NO_FILE }: GroupChoice): CreateGroup {
  return { name: groupNamed(group), ...(file === NO_FILE ? {} : { fileId: file }) };
}
