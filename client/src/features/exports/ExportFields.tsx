import { AndroidOutlined, AppleOutlined, FileTextOutlined, GlobalOutlined } from '@ant-design/icons';
import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import { PLATFORM_RULES, PLATFORMS } from '#core/formats/platforms.js';
import type { Platform } from '#core/formats/platforms.js';
import { formatsOf } from '#core/formats/registry.js';

import { useText } from '../../i18n/use-text.js';
import styles from './ExportDialog.module.css';

const ICONS: Partial<Record<Platform, ReactNode>> = {
  web: <GlobalOutlined aria-hidden />,
  android: <AndroidOutlined aria-hidden />,
  ios: <AppleOutlined aria-hidden />,
};

/** `.strings + .stringsdict` */
const filesOf = (platform: Platform): string =>
  formatsOf(platform)
    .map(({ extensions: [written = ''] }) => `.${written}`)
    .join(' + ');

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
          <Radio key={platform} value={platform} className={styles.platform ?? ''}>
            <span className={styles.platformName}>
              {ICONS[platform] ?? <FileTextOutlined aria-hidden />} {PLATFORM_RULES[platform].name}
            </span>
            <span className={styles.platformFiles}>{filesOf(platform)}</span>
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
