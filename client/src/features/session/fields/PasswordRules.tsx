import { CheckCircleFilled, MinusCircleOutlined } from '@ant-design/icons';

import { PASSWORD_RULES } from '#core/domain/rules.js';

import { useText } from '../../../i18n/use-text.js';
import styles from './PasswordRules.module.css';

/** The rules for passwords, ticked while typing. */
export function PasswordRules({ password }: { password: string }) {
  const text = useText();
  return (
    <ul className={styles.rules}>
      {PASSWORD_RULES.map(({ id, holds }) => {
        const met = holds(password);
        return (
          <li key={id} className={met ? styles.met : undefined}>
            {met ? <CheckCircleFilled aria-hidden /> : <MinusCircleOutlined aria-hidden />}
            {text(`auth.rule.${id}`)}
            <span className="visually-hidden">{text(met ? 'auth.rule.met' : 'auth.rule.unmet')}</span>
          </li>
        );
      })}
    </ul>
  );
}
