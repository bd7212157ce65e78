import { useMemo } from 'react';

import styles from './TermsText.module.css';

interface Block {
  kind: 'heading' | 'item' | 'paragraph';
  lines: string[];
}

const HEADING = /^#{1,6} +/;
const ITEM = /^[-*] +/;

const kindOf = (line: string): Block['kind'] =>
  HEADING.test(line) ? 'heading' : ITEM.test(line) ? 'item' : 'paragraph';

/** Combines consecutive lines of the same kind; an empty line ends a block. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    const isEmpty = line.trim() === '';
    if (isOpen && !isEmpty && last?.kind === kind) last.lines.push(line);
    else if (!isEmpty) blocks.push({ kind, lines: [line] });
    isOpen = !isEmpty && kind !== 'heading';
  }
  return blocks;
}

/** Renders the operator's terms: headings, lists and paragraphs, without any markup. */
export function OperatorsTerms({ text }: { text: string }) {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <div className={styles.terms} dir="auto">
      {blocks.map(({ kind, lines }, at) => {
        if (kind === 'heading') return <h2 key={at}>{lines.join(' ').replace(HEADING, '')}</h2>;
        if (kind === 'paragraph') return <p key={at}>{lines.join('\n')}</p>;
        return (
          <ul key={at}>
            {lines.map((line, n) => (
              <li key={n}>{line.replace(ITEM, '')}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
