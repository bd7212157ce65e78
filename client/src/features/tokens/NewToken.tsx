import { Button } from 'antd';

import type { CreatedTokenView } from '#core/api/tokens.js';

import { useText } from '../../i18n/use-text.js';
import { CopyField } from '../../ui/fields/CopyField.js';
import styles from './Tokens.module.css';

interface NewTokenProps {
  token: CreatedTokenView;
  onClose: () => void;
}

/** Shows a new token, for the only time. */
export function NewToken({ token: { name, token }, onClose }: NewTokenProps) {
  const text = useText();
  return (
    <div className={styles.fresh}>
      <CopyField label={text('tokens.new', { name })} help={text('tokens.once')} value={token} focused>
        <Button onClick={onClose}>{text('tokens.copied')}</Button>
      </CopyField>
    </div>
  );
}
