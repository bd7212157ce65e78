import { CloseCircleFilled, SearchOutlined } from '@ant-design/icons';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { useShortcut } from '../../lib/hooks/use-shortcut.js';
import { Kbd } from '../Kbd.js';
import styles from './SearchField.module.css';

const KEY = '/';

interface SearchFieldProps {
  /** The current query, from the URL. */
  value: string;
  onSearch: (value: string) => void;
  /** What is searched: the placeholder and the accessible name. */
  label: string;
  clearLabel: string;
  className?: string | undefined;
  /** The pause in typing, in milliseconds, before the search runs. */
  delay?: number;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
  onEnter?: () => void;
  /** Whole queries that the browser offers instead of the typed one. */
  offers?: readonly string[];
}

/** A search field that searches while typing. `/` focuses it, Escape clears it. */
export function SearchField({
  value,
  onSearch,
  label,
  clearLabel,
  className,
  delay = 80,
  takesFocus = false,
  onEnter,
  offers = [],
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  // Queries that were sent and are not in the URL yet: typing may be ahead of it.
  const underWay = useRef<string[]>([]);
  const [wasAskedFor] = useState(takesFocus);

  // Phones only open the keyboard during the tap itself, before the next paint.
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
    // Changed elsewhere (Back, a cleared filter): the field follows.
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
        list={offers.length > 0 ? id : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {offers.length > 0 && (
        <datalist id={id}>
          {offers.map((offer) => (
            <option key={offer} value={offer} />
          ))}
        </datalist>
      )}
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
