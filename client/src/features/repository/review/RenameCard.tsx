import { ArrowRightOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';

import type { Rename } from '#core/repository/renames.js';

import { useText } from '../../../i18n/use-text.js';
import { PathTemplate } from '../dialog/PathTemplate.js';
import styles from './DocumentPane.module.css';

interface RenameCardProps {
  rename: Rename;
  isSeparate: boolean;
  onSeparate: (template: string, isSeparate: boolean) => void;
}

/** A file that seems to have another path now: a person says whether it is the same one. */
export function RenameCard({
  rename: { from, to, share, documents },
  isSeparate,
  onSeparate,
}: RenameCardProps) {
  const text = useText();
  return (
    <div className={styles.rename}>
      <p className={styles.question}>
        <strong>{text('again.renamed_q')}</strong>
        <span>
          {text('again.renamed_why', { documents: documents.length, share: Math.floor(share * 100) / 100 })}
        </span>
      </p>
      <p>
        <PathTemplate path={from} />
      </p>
      <p>
        <ArrowRightOutlined aria-hidden /> <PathTemplate path={to} />
      </p>
      <Segmented
        size="small"
        aria-label={text('again.renamed_q')}
        value={isSeparate ? 'new' : 'renamed'}
        options={[
          { value: 'renamed', label: text('again.renamed') },
          { value: 'new', label: text('again.new_file') },
        ]}
        onChange={(value) => onSeparate(to, value === 'new')}
      />
    </div>
  );
}
