import { Form, Select } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { BulkDialog } from '../../project/bulk/BulkDialog.js';
import { faultOfTag, spelledLike, useTagsOf } from '../../project/tags.js';
import type { SelectedKeysProps } from './SelectedKeysDialogs.js';

interface TagsForm {
  tags: string[];
}

/** Adds existing or new tags to several keys. */
export function AddTagsDialog(props: SelectedKeysProps) {
  const text = useText();
  const known = useTagsOf();
  return (
    <BulkDialog<TagsForm>
      {...props}
      title={text('bulk.add_tags_title', { count: props.keyIds.length })}
      confirm={text('bulk.add_tags_submit')}
      initial={{ tags: [] }}
      wishes={({ tags }) => tags.map((tag) => ({ action: 'tag', tag }))}
      done="toast.tags_added"
    >
      <TagsField mode="tags" options={known} />
    </BulkDialog>
  );
}

/** Removes tags from several keys. */
export function RemoveTagsDialog(props: SelectedKeysProps) {
  const text = useText();
  const used = useTagsOf(props.keyIds);
  return (
    <BulkDialog<TagsForm>
      {...props}
      title={text('bulk.remove_tags_title', { count: props.keyIds.length })}
      confirm={text('bulk.remove_tags_submit')}
      initial={{ tags: [] }}
      wishes={({ tags }) => tags.map((tag) => ({ action: 'untag', tag }))}
      done="toast.tags_removed"
    >
      <TagsField mode="multiple" options={used} />
    </BulkDialog>
  );
}

interface TagsFieldProps {
  /** `tags` also accepts tags that are not listed. */
  mode: 'tags' | 'multiple';
  options: readonly string[];
}

/** The field `tags`, which requires at least one tag. */
function TagsField({ mode, options }: TagsFieldProps) {
  const text = useText();
  const check = (tags: readonly string[]): Promise<void> => {
    const fault =
      tags.length === 0 ? { id: 'form.required' as const } : tags.map(faultOfTag).find((one) => one !== null);
    return fault ? Promise.reject(new Error(text(fault.id, fault.values))) : Promise.resolve();
  };
  return (
    <Form.Item<TagsForm>
      name="tags"
      label={text('context.tags')}
      normalize={(tags: string[]) => tidied(tags, options)}
      rules={[{ validator: (_rule, tags: string[]) => check(tags) }]}
    >
      <Select
        mode={mode}
        options={options.map((tag) => ({ value: tag, label: tag }))}
        notFoundContent={null}
      />
    </Form.Item>
  );
}

/** Typed tags in the spelling of the project, without duplicates. */
function tidied(typed: readonly string[], known: readonly string[]): string[] {
  const tags: string[] = [];
  for (const one of typed) {
    const tag = spelledLike([...known, ...tags], one);
    if (tag !== '' && !tags.includes(tag)) tags.push(tag);
  }
  return tags;
}
