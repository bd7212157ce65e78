import { Segmented } from 'antd';

import type { Adoption } from '#core/repository/compare/adoptions.js';

import { useText } from '../../../i18n/use-text.js';
import { PathTemplate } from '../dialog/PathTemplate.js';
import styles from './DocumentPane.module.css';

interface AdoptionCardProps {
  adoption: Adoption;
  isSeparate: boolean;
  onSeparate: (template: string, isSeparate: boolean) => void;
}

/** Keys of the project without a file that seem to be those of a file: a person says whether they are. */
export function AdoptionCard({ adoption: { file, keys, of }, isSeparate, onSeparate }: AdoptionCardProps) {
  const text = useText();
  return (
    <div className={styles.rename}>
      <p className={styles.question}>
        <strong>{text('again.adopted_q')}</strong>
        <span>{text('again.adopted_why', { keys, of })}</span>
      </p>
      <p>
        <PathTemplate path={file} />
      </p>
      <Segmented
        size="small"
        aria-label={text('again.adopted_q')}
        value={isSeparate ? 'new' : 'adopted'}
        options={[
          { value: 'adopted', label: text('again.adopted') },
          { value: 'new', label: text('again.new_file') },
        ]}
        onChange={(value) => onSeparate(file, value === 'new')}
      />
    </div>
  );
}
