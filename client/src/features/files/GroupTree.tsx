import { Tree } from 'antd';
import { useMemo, useState } from 'react';

import type { CatalogueGroup, CatalogueKey } from '#core/formats/index.js';

import { useText } from '../../i18n/use-text.js';
import styles from './GroupTree.module.css';

const HEIGHT = 208;

/** The groups of a catalogue with their counts; each expands to its keys. */
export function GroupTree({ groups }: { groups: CatalogueGroup[] }) {
  const text = useText();
  const [open, setOpen] = useState<string[]>([]);
  const nodes = useMemo(
    () =>
      groups.map((group, index) => {
        const nodeKey = String(index);
        return {
          key: nodeKey,
          isLeaf: false,
          title: (
            <span className={styles.group}>
              <bdi>{group.name}</bdi>
              <span>{text('editor.keys', { count: group.keys.length })}</span>
            </span>
          ),
          // Only the visible keys: preparing all keys of a large file would block the page.
          children: open.includes(nodeKey) ? group.keys.map(keyNode(nodeKey)) : [],
        };
      }),
    [groups, open, text],
  );
  return (
    <Tree
      aria-label={text('imports.groups')}
      treeData={nodes}
      expandedKeys={open}
      onExpand={(keys) => setOpen(keys.map(String))}
      selectable={false}
      blockNode
      height={HEIGHT}
      className={styles.tree ?? ''}
    />
  );
}

const keyNode = (group: string) => (key: CatalogueKey, index: number) => ({
  key: `${group}.${index}`,
  isLeaf: true,
  title: <KeyTitle of={key} />,
});

function KeyTitle({ of: { name, isPlural } }: { of: CatalogueKey }) {
  const text = useText();
  return (
    <span className={styles.key}>
      <bdi className="mono">{name}</bdi>
      {isPlural && <span>{text('editor.plural')}</span>}
    </span>
  );
}
