import { Tree } from 'antd';
import { useMemo } from 'react';

import type { CatalogueGroup } from '#core/formats/index.js';

import { useText } from '../../i18n/use-text.js';
import styles from './GroupTree.module.css';

const HEIGHT = 208;

/** The groups of a catalogue with their counts; each opens to its keys. */
export function GroupTree({ groups }: { groups: CatalogueGroup[] }) {
  const text = useText();
  const nodes = useMemo(
    () =>
      groups.map((group, groupIndex) => ({
        key: `${groupIndex}`,
        title: (
          <span className={styles.group}>
            <bdi>{group.name}</bdi>
            <span>{text('editor.keys', { count: group.keys.length })}</span>
          </span>
        ),
        children: group.keys.map((key, keyIndex) => ({
          key: `${groupIndex}.${keyIndex}`,
          isLeaf: true,
          title: (
            <span className={styles.key}>
              <bdi className="mono">{key.name}</bdi>
              {key.isPlural && <span>{text('editor.plural')}</span>}
            </span>
          ),
        })),
      })),
    [groups, text],
  );
  return (
    <Tree
      aria-label={text('imports.groups')}
      treeData={nodes}
      selectable={false}
      blockNode
      height={HEIGHT}
      className={styles.tree ?? ''}
    />
  );
}
