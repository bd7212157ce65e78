import styles from './Tick.module.css';

interface TickProps {
  label: string;
  isTicked: boolean;
  /** Whether some of what it stands for is ticked. */
  isMixed?: boolean;
  isDisabled?: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A box to tick, without a label that is seen. */
export function Tick({ label, isTicked, isMixed = false, isDisabled = false, onTick }: TickProps) {
  return (
    <input
      type="checkbox"
      className={styles.tick}
      aria-label={label}
      checked={isTicked}
      disabled={isDisabled}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={({ target }) => onTick(target.checked)}
    />
  );
}
