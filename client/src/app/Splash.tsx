import { Delayed } from '../ui/loading/Delayed.js';
import { LogoMark } from '../ui/Logo.js';
import styles from './Splash.module.css';

/** Until it is known who is here: the mark alone, and only if that takes a moment. */
export function Splash() {
  return (
    <Delayed>
      <div className={styles.splash}>
        <LogoMark size={48} />
      </div>
    </Delayed>
  );
}
