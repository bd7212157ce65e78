import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useShortcut } from '../../lib/hooks/use-shortcut.js';
import { Kbd } from '../Kbd.js';
import styles from './SearchField.module.css';

const KEY = '/';

interface SearchFieldProps {
  /** What is searched for now; the address knows it. */
  value: string;
  onSearch: (value: string) => void;
  /** What is searched: the placeholder and the accessible name. */
  label: string;
  clearLabel: string;
  className?: string | undefined;
  /** Milliseconds of rest before the search follows the typing. */
  delay?: number;
  /** Has the focus from its first moment: it was asked for. */
  takesFocus?: boolean;
  onEnter?: () => void;
}

/** A search that follows the typing; `/` leads to it, Escape clears it. */
export function SearchField({
  value,
  onSearch,
  label,
  clearLabel,
  className,
  delay = 80,
  takesFocus = false,
  onEnter,
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // Sent, and not yet seen in the address: the typing may be ahead of it.
  const underWay = useRef<string[]>([]);
  const [wasAskedFor] = useState(takesFocus);

  // A phone opens its keyboard only within the tap itself: before the browser paints.
  useLayoutEffect(() => {
    if (wasAskedFor) input.current?.focus();
  }, [wasAskedFor]);

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed;
      underWay.current.push(typed);
      onSearch(typed);
    }, delay);
    return () => clearTimeout(timer);
  }, [typed, delay, onSearch]);

  useEffect(() => {
    const seen = underWay.current.indexOf(value);
    underWay.current.splice(0, seen + 1);
    if (seen >= 0 || value === sent.current) return;
    // Changed from elsewhere (Back, a cleared filter): the field follows.
    sent.current = value;
    setTyped(value);
  }, [value]);

  useShortcut(
    KEY,
    useCallback(() => {
      input.current?.focus();
      input.current?.select();
    }, []),
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.();
    if (event.key !== 'Escape' || typed === '') return;
    event.stopPropagation();
    setTyped('');
  };

  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <SearchOutlined aria-hidden />
      <input
        ref={input}
        type="search"
        className={styles.input}
        value={typed}
        placeholder={label}
        aria-label={label}
        aria-keyshortcuts={KEY}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {typed === '' ? <Kbd>{KEY}</Kbd> : <ClearButton label={clearLabel} onClear={() => setTyped('')} />}
    </span>
  );
}

function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className="bare" aria-label={label} onClick={onClear}>
      <CloseCircleFilled aria-hidden />
    </button>
  );
}
