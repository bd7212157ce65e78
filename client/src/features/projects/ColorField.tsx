import { ConfigProvider, Input } from 'antd';
import type { AriaAttributes } from 'react';

import { COLOR_LENGTH, HEX_COLOR } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { ProjectTile } from '../../project/ui/ProjectTile.js';
import styles from './ColorField.module.css';
import { PRESET_COLORS } from './colors.js';

interface ColorFieldProps extends AriaAttributes {
  id?: string;
  /** Up to six hexadecimal digits while typing. */
  value?: string;
  onChange?: (value: string) => void;
}

const withoutHash = (typed: string): string => typed.trim().replace(/^#/, '');

/** A colour by its hexadecimal digits, with the browser's colour picker and twelve presets. */
export function ColorField({ id, value = '', onChange = () => undefined, ...aria }: ColorFieldProps) {
  const text = useText();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  return (
    <div className={styles.field}>
      <div className={styles.typed}>
        <input
          type="color"
          className={styles.picker}
          aria-label={text('project.color_picker')}
          disabled={componentDisabled}
          value={HEX_COLOR.test(value) ? `#${value}` : '#ffffff'}
          onChange={(event) => onChange(withoutHash(event.target.value).toUpperCase())}
        />
        <Input
          {...aria}
          id={id ?? ''}
          className={styles.digits ?? ''}
          prefix="#"
          value={value}
          maxLength={COLOR_LENGTH + 1}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(withoutHash(event.target.value))}
        />
      </div>
      {/* A read-only form has no presets. */}
      {!componentDisabled && <Presets id={id ?? ''} value={value} onChange={onChange} />}
    </div>
  );
}

function Presets({ id, value, onChange }: Required<Pick<ColorFieldProps, 'id' | 'value' | 'onChange'>>) {
  const text = useText();
  return (
    <div role="radiogroup" aria-label={text('project.color_pick')} className={styles.presets}>
      {PRESET_COLORS.map((color) => (
        <label key={color} className={styles.preset} title={`#${color}`}>
          <input
            type="radio"
            name={`${id}-preset`}
            className="visually-hidden"
            aria-label={text('project.color_preset', { value: color })}
            checked={value.toUpperCase() === color}
            onChange={() => onChange(color)}
          />
          <ProjectTile name="" color={color} size={20} />
        </label>
      ))}
    </div>
  );
}
