import { AndroidOutlined, AppleOutlined, GlobalOutlined } from '@ant-design/icons';
import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import { PLATFORMS } from '#core/formats/naming/platforms.js';
import type { Platform } from '#core/formats/naming/platforms.js';
import { formatsOf } from '#core/formats/registry/registry.js';

import { useText } from '../../i18n/use-text.js';
import { platformName } from '../../lib/text/platform-name.js';
import styles from './ExportDialog.module.css';

/** The platforms with a card. */
const ICONS: ReadonlyMap<Platform, ReactNode> = new Map([
  ['web', <GlobalOutlined key="web" aria-hidden />],
  ['android', <AndroidOutlined key="android" aria-hidden />],
  ['ios', <AppleOutlined key="ios" aria-hidden />],
]);

const OTHERS = PLATFORMS.filter((platform) => !ICONS.has(platform));

/** `.strings + .stringsdict` */
const filesOf = (platform: Platform): string =>
  formatsOf(platform)
    .map(({ extensions: [written = ''] }) => `.${written}`)
    .join(' + ');

interface PlatformFieldProps {
  /** Null if none is chosen yet. */
  value: Platform | null;
  onChange: (platform: Platform) => void;
}

export function PlatformField({ value, onChange }: PlatformFieldProps) {
  const text = useText();
  return (
    <fieldset className={styles.field}>
      <legend>{text('export.platform')}</legend>
      <Radio.Group
        className={styles.platforms ?? ''}
        value={value}
        onChange={(event) => onChange(event.target.value as Platform)}
      >
        {[...ICONS].map(([platform, icon]) => (
          <Radio key={platform} value={platform} className={styles.platform ?? ''}>
            <span className={styles.platformName}>
              {icon} {platformName(text, platform)}
            </span>
            <span className={styles.platformFiles}>{filesOf(platform)}</span>
          </Radio>
        ))}
      </Radio.Group>
      <OtherPlatforms value={value} onChange={onChange} />
    </fieldset>
  );
}

/** The platforms without a card. */
function OtherPlatforms({ value, onChange }: PlatformFieldProps) {
  const text = useText();
  const isChosen = value !== null && OTHERS.includes(value);
  return (
    <Select<Platform>
      className={isChosen ? (styles.chosenOther ?? '') : ''}
      aria-label={text('export.other_formats')}
      placeholder={text('export.other_formats')}
      value={isChosen ? value : null}
      onChange={onChange}
      // They are few, and readers of the page count those that are there.
      virtual={false}
      options={OTHERS.map((platform) => ({
        value: platform,
        label: (
          <span className={styles.otherPlatform}>
            <span>{platformName(text, platform)}</span>
            <span className={styles.platformFiles}>{filesOf(platform)}</span>
          </span>
        ),
      }))}
    />
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
        // The files are in the order of the project, not of the clicks.
        onChange={(ids: number[]) =>
          onChange(project.languages.map(({ id }) => id).filter((id) => ids.includes(id)))
        }
      />
    </label>
  );
}
