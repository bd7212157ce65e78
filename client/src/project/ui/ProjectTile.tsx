import styles from './ProjectTile.module.css';

interface ProjectTileProps {
  name: string;
  /** Six hexadecimal digits. */
  color: string;
  size?: 20 | 28 | 32 | 40;
}

const DARK = '#131A2E';

const channel = (hex: string): number => {
  const share = parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number =>
  0.2126 * channel(color.slice(0, 2)) +
  0.7152 * channel(color.slice(2, 4)) +
  0.0722 * channel(color.slice(4, 6));

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** White or dark, whichever stands out more on the colour. */
export function letterColor(color: string): string {
  const ground = luminance(color);
  return contrast(ground, 1) >= contrast(ground, luminance(DARK.slice(1))) ? '#fff' : DARK;
}

const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** A project's colour and first letter. Screen readers skip it, since the name is always beside it. */
export function ProjectTile({ name, color, size = 32 }: ProjectTileProps) {
  return (
    <span
      aria-hidden
      className={styles.tile}
      style={{
        width: size,
        height: size,
        borderRadius: size / 4,
        fontSize: Math.round(size * 0.45 + 1),
        background: `#${color}`,
        color: letterColor(color),
      }}
    >
      {initial(name)}
    </span>
  );
}
