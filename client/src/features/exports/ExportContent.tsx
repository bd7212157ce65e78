import { Checkbox, Radio } from 'antd';
import { useId } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import { PLATFORM_RULES } from '#core/formats/naming/platforms.js';
import type { Platform } from '#core/formats/naming/platforms.js';

import { useText } from '../../i18n/use-text.js';
import type { Text } from '../../i18n/use-text.js';
import type { ExportChoices } from './export-choice.js';
import styles from './ExportDialog.module.css';

interface ExportContentProps {
  project: ProjectDetails;
  options: ExportChoices;
  /** Whether there are imported files to write as they were. */
  hasImported: boolean;
  /** Whether texts have placeholders of other platforms. */
  hasForeignPlaceholders: boolean;
  /** Whether those placeholders are converted. */
  isConverting: boolean;
  /** Whether there are stale translations. */
  hasStale: boolean;
  onChange: (change: Partial<ExportChoices>) => void;
}

/** The options for the content of the files. */
export function ExportContent(props: ExportContentProps) {
  const { project, options, hasImported, hasForeignPlaceholders, isConverting, hasStale, onChange } = props;
  const text = useText();
  const [base] = project.languages;
  const baseLabel =
    base && options.languageIds.includes(base.id) ? baseLabelOf(text, options.platform, base.name) : null;
  return (
    <>
      <ValidatedField
        value={options.validatedOnly}
        onChange={(validatedOnly) => onChange({ validatedOnly })}
      />
      <fieldset className={styles.field}>
        <legend>{text('export.options')}</legend>
        {hasImported && (
          <Option
            label={text('export.as_imported')}
            help={text('export.as_imported_help')}
            checked={options.asImported}
            onChange={(asImported) => onChange({ asImported })}
          />
        )}
        {hasForeignPlaceholders && (
          <Option
            label={text('export.placeholders')}
            help={text('export.placeholders_help', { examples: '%s, %@, {0}' })}
            checked={isConverting}
            onChange={(isOn) =>
              onChange({ placeholders: { ...options.placeholders, [options.platform]: isOn } })
            }
          />
        )}
        {baseLabel !== null && (
          <Option
            label={baseLabel}
            checked={options.inBaseFolder}
            onChange={(inBaseFolder) => onChange({ inBaseFolder })}
          />
        )}
        <Option
          label={text('export.leave_out_empty')}
          checked={options.leaveOutEmpty}
          onChange={(leaveOutEmpty) => onChange({ leaveOutEmpty })}
        />
        {hasStale && (
          <Option
            label={text('export.leave_out_stale')}
            checked={options.leaveOutStale}
            onChange={(leaveOutStale) => onChange({ leaveOutStale })}
          />
        )}
        <PrefixOption
          isKept={hasImported && options.asImported}
          prefix={options.prefix}
          onChange={onChange}
        />
      </fieldset>
    </>
  );
}

interface ValidatedFieldProps {
  value: boolean;
  onChange: (validatedOnly: boolean) => void;
}

/** Whether only what is validated is exported. */
export function ValidatedField({ value, onChange }: ValidatedFieldProps) {
  const text = useText();
  return (
    <fieldset className={styles.field}>
      <legend>{text('export.content')}</legend>
      <Radio.Group
        className={styles.stack ?? ''}
        value={value}
        onChange={(event) => onChange(event.target.value === true)}
        options={[
          { value: false, label: text('export.everything') },
          { value: true, label: text('export.only_validated') },
        ]}
      />
    </fieldset>
  );
}

/**
 * The label of the option that puts a language where apps look for their fallback; null if files have no such place.
 */
function baseLabelOf(text: Text, platform: Platform, language: string): string | null {
  const { baseFolder, hasPlainBase } = PLATFORM_RULES[platform];
  if (hasPlainBase) return text('export.base_plain', { language });
  return baseFolder === null ? null : text('export.base_folder', { language, folder: `${baseFolder}/` });
}

interface PrefixOptionProps {
  /** Whether files are written as imported, with their keys: excludes a prefix. */
  isKept: boolean;
  prefix: boolean;
  onChange: ExportContentProps['onChange'];
}

function PrefixOption({ isKept, prefix, onChange }: PrefixOptionProps) {
  const text = useText();
  return (
    <Option
      label={text('export.prefix')}
      help={isKept ? text('export.prefix_help') : null}
      checked={prefix && !isKept}
      onChange={(isOn) => onChange(isKept ? { prefix: isOn, asImported: false } : { prefix: isOn })}
    />
  );
}

interface OptionProps {
  label: string;
  help?: string | null;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Option({ label, help = null, checked, onChange }: OptionProps) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={checked}
        aria-describedby={help === null ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      >
        {label}
      </Checkbox>
      {help !== null && (
        <small id={id} className={styles.help}>
          {help}
        </small>
      )}
    </div>
  );
}
