import { AndroidOutlined, AppleOutlined, GlobalOutlined } from '@ant-design/icons';
import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { Platform } from '#core/formats/index.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import styles from './ExportDialog.module.css';

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

export function PlatformField({
  value,
  onChange,
}: {
  value: Platform;
  onChange: (platform: Platform) => void;
}) {
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

export function LanguagesField({ project, value, onChange }: LanguagesFieldProps) {
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
