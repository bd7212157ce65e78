import { AndroidOutlined, AppleOutlined, FolderOutlined, GlobalOutlined } from '@ant-design/icons';
import { Radio, Select } from 'antd';
import type { ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import { PLATFORMS } from '#core/formats/naming/platforms.js';
import type { Platform } from '#core/formats/naming/platforms.js';
import { formatsOf } from '#core/formats/registry/registry.js';

import { useText } from '../../i18n/use-text.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
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

/** What is exported: files for a platform, or the documents of the repository. */
export type ExportTarget = Platform | 'repository';

export interface PlatformFieldProps {
  /** Null if none is chosen yet. */
  value: ExportTarget | null;
  /** Whether the project has files, so that its repository comes first. */
  hasRepository: boolean;
  onChange: (target: ExportTarget) => void;
}

export function PlatformField(props: PlatformFieldProps) {
  const { value, hasRepository, onChange } = props;
  const text = useText();
  const isWide = useAtLeast('sm');
  if (hasRepository && !isWide) return <TargetSelect {...props} />;
  return (
    <fieldset className={styles.field}>
      <legend>{text('export.platform')}</legend>
      <Radio.Group
        className={hasRepository ? `${styles.platforms} ${styles.stacked}` : (styles.platforms ?? '')}
        value={value}
        onChange={(event) => onChange(event.target.value as ExportTarget)}
      >
        {hasRepository && (
          <Radio value="repository" className={styles.platform ?? ''}>
            <span className={styles.platformName}>
              <FolderOutlined aria-hidden /> {text('export.repository')}
            </span>
            <span className={styles.platformHelp}>{text('export.repository_help')}</span>
          </Radio>
        )}
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

/** All of them in one list, on a phone. */
function TargetSelect({ value, onChange }: PlatformFieldProps) {
  const text = useText();
  const platforms = PLATFORMS.map((platform) => ({ value: platform, label: platformName(text, platform) }));
  return (
    <label className={styles.field}>
      <span className={styles.legend}>{text('export.platform')}</span>
      <Select<ExportTarget>
        value={value}
        onChange={onChange}
        virtual={false}
        options={[{ value: 'repository', label: text('export.repository') }, ...platforms]}
      />
    </label>
  );
}

/** The platforms without a card. */
function OtherPlatforms({ value, onChange }: Pick<PlatformFieldProps, 'value' | 'onChange'>) {
  const text = useText();
  const isChosen = value !== null && value !== 'repository' && OTHERS.includes(value);
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
  /** Whether all languages are shown as such, in one line. */
  isBrief?: boolean;
  onChange: (languageIds: number[]) => void;
}

export function LanguagesField({ project, value, isBrief = false, onChange }: LanguagesFieldProps) {
  const text = useText();
  const isAll = isBrief && project.languages.every(({ id }) => value.includes(id));
  return (
    <label className={styles.field}>
      <span className={styles.legend}>{text('export.languages')}</span>
      <Select
        className={isAll ? (styles.all ?? '') : ''}
        mode="multiple"
        value={[...value]}
        maxTagCount={isAll ? 0 : 6}
        {...(isAll && { maxTagPlaceholder: text('editor.all_languages') })}
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
