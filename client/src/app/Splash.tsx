import { Delayed } from '../ui/loading/Delayed.js';
import { LogoMark } from '../ui/Logo.js';
import styles from './Splash.module.css';

/** Shown until the session is known, if that takes a moment. */
export function Splash() {
  return (
    <Delayed>
      <div className={styles.splash}>
        <LogoMark size={48} />
      </div>
    </Delayed>
  );
}
