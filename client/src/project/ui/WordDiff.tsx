import { Fragment } from 'react';

import { wordDiff } from '../../lib/text/word-diff.js';
import { PlaceholderText } from './PlaceholderText.js';
import styles from './WordDiff.module.css';

const TAGS = { same: Fragment, removed: 'del', added: 'ins' } as const;

/** A word diff of two texts. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  return (
    <span className={styles.diff}>
      {wordDiff(before, after).map(({ kind, text }, index) => {
        const Tag = TAGS[kind];
        return (
          // The parts of one text, in their order.
          <Tag key={index}>
            <PlaceholderText text={text} />
          </Tag>
        );
      })}
    </span>
  );
}
