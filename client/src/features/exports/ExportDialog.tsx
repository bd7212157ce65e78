import { AndroidOutlined, AppleOutlined, GlobalOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Radio, Select } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { ExportOptions, Platform } from '#core/formats/index.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { Dialog } from '../../ui/Dialog.js';
import styles from './ExportDialog.module.css';
import type { Written } from './export-writer.js';
import { keepExportChoice, readExportChoice } from './export-choice.js';
import { ExportPreview } from './ExportPreview.js';
import { useExport } from './use-export.js';

interface ExportDialogProps {
  open: boolean;
  /** The project as it is when the dialog opens. */
  read: () => ProjectDetails;
  onClose: () => void;
}

/** The files of a project for a platform: chosen, seen, then downloaded, without any call. */
export function ExportDialog({ open, read, onClose }: ExportDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      title={text('export.title')}
      width={860}
      className="dialog"
      footer={null}
      onCancel={onClose}
    >
      <ExportForm read={read} onClose={onClose} />
    </Dialog>
  );
}

const PLATFORMS: { value: Platform; icon: ReactNode; name: MessageId; files: string }[] = [
  { value: 'web', icon: <GlobalOutlined aria-hidden />, name: 'imports.platform_web', files: '.json' },
  {
    value: 'android',
    icon: <AndroidOutlined aria-hidden />,
    name: 'imports.platform_android',
    files: '.xml',
  },
  {
    value: 'ios',
    icon: <AppleOutlined aria-hidden />,
    name: 'imports.platform_ios',
    files: '.strings + .stringsdict',
  },
];

const NOTHING_WRITTEN: Omit<Written, 'kind' | 'run'> = {
  files: [],
  empty: {},
  unvalidated: {},
  numbered: 0,
  replaced: 0,
};

function ExportForm({ read, onClose }: Pick<ExportDialogProps, 'read' | 'onClose'>) {
  const text = useText();
  const [project] = useState(read);
  const [options, setOptions] = useState(() => readExportChoice(project));
  const { written, isWriting, hasFailed, download } = useExport(project, options);
  const set = (change: Partial<typeof options>): void => {
    const changed = { ...options, ...change };
    setOptions(changed);
    keepExportChoice(project, changed);
  };
  const { files, ...lacks } = written ?? NOTHING_WRITTEN;
  const isNothing = files.length === 0 || project.groups.every(({ keys }) => keys.length === 0);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.choices}>
          <PlatformField value={options.platform} onChange={(platform) => set({ platform })} />
          <LanguagesField
            project={project}
            value={options.languageIds}
            onChange={(languageIds) => set({ languageIds })}
          />
          <ContentField options={options} onChange={set} />
          <Notes project={project} options={options} {...lacks} />
        </div>
        <ExportPreview files={files} isWriting={isWriting} isNothing={isNothing && !isWriting} />
      </div>
      {hasFailed && <Alert type="error" showIcon role="alert" title={text('errors.unknown_error')} />}
      <div className={styles.footer}>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        <Button type="primary" disabled={isNothing || isWriting} onClick={() => download(project.name)}>
          {text('export.submit', { count: files.length })}
        </Button>
      </div>
    </>
  );
}

function PlatformField({ value, onChange }: { value: Platform; onChange: (platform: Platform) => void }) {
  const text = useText();
  return (
    <fieldset className={styles.field}>
      <legend>{text('export.platform')}</legend>
      <Radio.Group
        className={styles.platforms ?? ''}
        value={value}
        onChange={(event) => onChange(event.target.value as Platform)}
      >
        {PLATFORMS.map((platform) => (
          <Radio key={platform.value} value={platform.value} className={styles.platform ?? ''}>
            <span className={styles.platformName}>
              {platform.icon} {text(platform.name)}
            </span>
            <span className={styles.platformFiles}>{platform.files}</span>
          </Radio>
        ))}
      </Radio.Group>
    </fieldset>
  );
}

interface LanguagesFieldProps {
  project: ProjectDetails;
  value: readonly number[];
  onChange: (languageIds: number[]) => void;
}

function LanguagesField({ project, value, onChange }: LanguagesFieldProps) {
  const text = useText();
  return (
    <label className={styles.field}>
      <span className={styles.legend}>{text('export.languages')}</span>
      <Select
        mode="multiple"
        value={[...value]}
        maxTagCount={6}
        options={project.languages.map(({ id, name }) => ({ value: id, label: name }))}
        showSearch={{ optionFilterProp: 'label' }}
        // The order of the files is the project's, whatever the order of the clicks.
        onChange={(ids: number[]) =>
          onChange(project.languages.map(({ id }) => id).filter((id) => ids.includes(id)))
        }
      />
    </label>
  );
}

interface ContentFieldProps {
  options: Required<ExportOptions>;
  onChange: (change: Partial<Required<ExportOptions>>) => void;
}

function ContentField({ options, onChange }: ContentFieldProps) {
  const text = useText();
  return (
    <>
      <fieldset className={styles.field}>
        <legend>{text('export.content')}</legend>
        <Radio.Group
          className={styles.stack ?? ''}
          value={options.validatedOnly}
          onChange={(event) => onChange({ validatedOnly: event.target.value === true })}
          options={[
            { value: false, label: text('export.everything') },
            { value: true, label: text('export.only_validated') },
          ]}
        />
      </fieldset>
      <fieldset className={styles.field}>
        <legend>{text('export.options')}</legend>
        <Checkbox
          checked={options.leaveOutEmpty}
          onChange={(event) => onChange({ leaveOutEmpty: event.target.checked })}
        >
          {text('export.leave_out_empty')}
        </Checkbox>
        <Checkbox checked={options.prefix} onChange={(event) => onChange({ prefix: event.target.checked })}>
          {text('export.prefix')}
        </Checkbox>
      </fieldset>
    </>
  );
}

interface NotesProps extends Omit<Written, 'kind' | 'run' | 'files'> {
  project: ProjectDetails;
  options: ExportOptions;
}

/** What the files lack, or name otherwise than the project does. */
function Notes({ project, empty, unvalidated, numbered, replaced, options }: NotesProps) {
  const text = useText();
  // Empty values are not validated either, so one notice is enough.
  const [counts, note] = options.validatedOnly
    ? ([unvalidated, 'export.not_validated'] as const)
    : ([empty, 'export.missing'] as const);
  const lacking = project.languages.filter(
    ({ id }) => options.languageIds.includes(id) && (counts[id] ?? 0) > 0,
  );
  if (lacking.length === 0 && numbered === 0 && replaced === 0) return null;
  return (
    <ul className={styles.notes}>
      {lacking.map(({ id, name }) => (
        <li key={id}>{text(note, { count: counts[id] ?? 0, language: name })}</li>
      ))}
      {numbered > 0 && <li>{text('export.numbered', { count: numbered })}</li>}
      {replaced > 0 && <li>{text('export.replaced', { count: replaced })}</li>}
    </ul>
  );
}
