import styles from './Avatar.module.css';

interface AvatarProps {
  username: string | null;
  email: string;
  large?: boolean;
  /** An invited user who is not a member yet. */
  hollow?: boolean;
}

const initials = (name: string): string =>
  name
    .split(/[\s.@_-]+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');

/** The initials of a user whose name is shown beside them. */
export function Avatar({ username, email, large = false, hollow = false }: AvatarProps) {
  const classes = [styles.avatar, large && styles.large, hollow && styles.hollow].filter(Boolean);
  return (
    <span className={classes.join(' ')} aria-hidden>
      {initials(username ?? email.replace(/@.*/, ''))}
    </span>
  );
}
