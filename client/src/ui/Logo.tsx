import { PRODUCT } from '../i18n/messages.js';
import styles from './Logo.module.css';

/** A speech bubble holding three overlapping lozenges of motley cloth. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect x="2" y="2" width="28" height="23.5" rx="6.5" fill="#1E3170" />
      <path d="M8 24v6.6l8-6.6z" fill="#1E3170" />
      <path d="M10 6.4 14.7 13.75 10 21.1 5.3 13.75z" fill="#F2A93B" />
      <path d="M16 6.4l4.7 7.35L16 21.1l-4.7-7.35z" fill="#fff" />
      <path d="M22 6.4l4.7 7.35L22 21.1l-4.7-7.35z" fill="#F07A62" />
      <path d="M13 11.1l1.7 2.65L13 16.4l-1.7-2.65z" fill="#FAD9A3" />
      <path d="M19 11.1l1.7 2.65L19 16.4l-1.7-2.65z" fill="#F9C3B7" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {PRODUCT}
    </span>
  );
}
