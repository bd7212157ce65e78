import { Part } from './Part.js';
import styles from './Showcase.module.css';

const COLOURS = [
  'blue-900',
  'blue-800',
  'blue-700',
  'blue-600',
  'blue-500',
  'blue-100',
  'blue-50',
  'n-900',
  'n-700',
  'n-600',
  'n-400',
  'n-300',
  'n-200',
  'n-150',
  'n-100',
  'n-50',
  'ok',
  'ok-text',
  'ok-bg',
  'modified',
  'modified-text',
  'modified-bg',
  'invalid',
  'invalid-text',
  'invalid-bg',
  'danger',
  'saffron',
  'coral',
  'teal',
];

/** The colour tokens. */
export function Tokens() {
  return (
    <Part name="global.css">
      <ul className={styles.swatches}>
        {COLOURS.map((name) => (
          <li key={name}>
            <div className={styles.swatch} style={{ background: `var(--${name})` }} />
            <span className="mono">{name}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
