import styles from './Avatar.module.css';
import { initials } from './initials.js';

interface AvatarProps {
  username: string | null;
  email: string;
  large?: boolean;
  /** An invited user who is not a member yet. */
  hollow?: boolean;
}

const TINTS = ['navy', 'blue', 'teal', 'brown', 'plum', 'slate'] as const;

/** Always the same for a name; neighbours in a list rarely have the same. */
function tintOf(name: string): (typeof TINTS)[number] {
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 0);
  return TINTS[hash % TINTS.length] ?? TINTS[0];
}

/** The initials of a user whose name is shown beside them. */
export function Avatar({ username, email, large = false, hollow = false }: AvatarProps) {
  const tint = tintOf(username ?? email);
  const classes = [styles.avatar, styles[tint], large && styles.large, hollow && styles.hollow].filter(
    Boolean,
  );
  return (
    <span className={classes.join(' ')} aria-hidden>
      {initials(username ?? email.replace(/@.*/, ''))}
    </span>
  );
}
