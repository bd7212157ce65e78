import { AutoComplete, Form } from 'antd';
import type { KeyboardEvent } from 'react';

import { COMMON_GROUP, LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { maxLength, plainName } from '../../lib/text/checks.js';
import type { GroupInfo } from '../../project/store/structure.js';

interface GroupFieldProps {
  groups: readonly Pick<GroupInfo, 'name'>[];
  /** The next field in the tab order. */
  next?: string;
  /** A group that cannot be chosen. */
  except?: string;
}

/** The field `group`: an existing group, or a new one if the name is unknown. Empty means `common`. */
export function GroupField({ groups, next, except }: GroupFieldProps) {
  const text = useText();
  const rules = useRules();
  const form = Form.useFormInstance<{ group: string }>();
  const typed = groupNamed(Form.useWatch('group', form) ?? '');
  // Tab takes the option and moves on; antd only takes it.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab' && !event.shiftKey && event.isDefaultPrevented() && next !== undefined)
      form.focusField(next);
  };
  const isNew = typed !== COMMON_GROUP && groups.every(({ name }) => name !== typed);
  return (
    <Form.Item<{ group: string }>
      name="group"
      label={text('key.group')}
      extra={isNew ? text('editor.new_group', { name: typed }) : undefined}
      rules={[
        ...rules(maxLength(LIMITS.name), ...(isNew ? [plainName] : [])),
        {
          validator: (_rule, name: string) =>
            groupNamed(name) === except
              ? Promise.reject(new Error(text('form.other_group')))
              : Promise.resolve(),
        },
      ]}
    >
      <AutoComplete
        options={groups.flatMap(({ name }) => (name === except ? [] : [{ value: name }]))}
        placeholder={COMMON_GROUP}
        onKeyDown={onKeyDown}
        showSearch={{ filterOption: (input, option) => option?.value.includes(input.toLowerCase()) ?? false }}
      />
    </Form.Item>
  );
}

/** The name of the group for the text of the field. */
export const groupNamed = (typed: string): string => (typed.trim() === '' ? COMMON_GROUP : typed.trim());
