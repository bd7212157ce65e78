import { Checkbox, Input, Select } from 'antd';
import { useId } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import { LONGEST_FIND } from '../../project/search/replace-text.js';
import type { ReplaceWish } from '../../project/search/replace-text.js';
import { groupNamer } from '../../project/store/file-labels.js';
import styles from './ReplaceDialog.module.css';
import type { ReplacePlace } from './use-found-changes.js';

interface ReplaceFieldsProps {
  /** The languages to choose from. */
  languages: readonly LanguageView[];
  wish: ReplaceWish;
  place: ReplacePlace;
  disabled: boolean;
  onWish: (change: Partial<ReplaceWish>) => void;
  onPlace: (change: Partial<ReplacePlace>) => void;
}

/** The text to find, its replacement, and the scope. */
export function ReplaceFields({ wish, disabled, onWish, ...place }: ReplaceFieldsProps) {
  const text = useText();
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      <label className={styles.field}>
        {text('replace.find')}
        <Input
          value={wish.find}
          maxLength={LONGEST_FIND}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onWish({ find: target.value })}
        />
      </label>
      <label className={styles.field}>
        {text('replace.replacement')}
        <Input
          value={wish.replacement}
          maxLength={LIMITS.name}
          autoComplete="off"
          onChange={({ target }) => onWish({ replacement: target.value })}
        />
      </label>
      <div className={styles.options}>
        <Checkbox checked={wish.matchCase} onChange={({ target }) => onWish({ matchCase: target.checked })}>
          {text('replace.match_case')}
        </Checkbox>
        <Checkbox checked={wish.wholeWord} onChange={({ target }) => onWish({ wholeWord: target.checked })}>
          {text('replace.whole_word')}
        </Checkbox>
      </div>
      <PlaceFields {...place} />
    </fieldset>
  );
}

function PlaceFields({
  languages,
  place,
  onPlace,
}: Pick<ReplaceFieldsProps, 'languages' | 'place' | 'onPlace'>) {
  const text = useText();
  const { project } = useProjectContext();
  const { groups, files } = useStructure(project);
  const nameOf = groupNamer(files);
  const id = useId();
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-languages`}>{text('replace.languages')}</label>
        <Select
          id={`${id}-languages`}
          mode="multiple"
          maxTagCount={4}
          value={[...place.languageIds]}
          options={languages.map((language) => ({ value: language.id, label: language.name }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(languageIds: number[]) => onPlace({ languageIds })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-groups`}>{text('replace.groups')}</label>
        <Select
          id={`${id}-groups`}
          mode="multiple"
          maxTagCount={4}
          placeholder={text('editor.all_groups')}
          value={[...place.groupIds]}
          options={groups.map((group) => ({ value: group.id, label: nameOf(group) }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(groupIds: number[]) => onPlace({ groupIds })}
        />
      </div>
    </>
  );
}
