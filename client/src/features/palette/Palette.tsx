import { SearchOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { announce } from '../../lib/announce.js';
import { Dialog } from '../../ui/dialogs/Dialog.js';
import { find } from './find.js';
import styles from './Palette.module.css';

export interface PaletteEntry {
  id: string;
  label: string;
  icon: ReactNode;
  choose: () => void;
}

export interface PaletteSection {
  id: string;
  title: string;
  entries: readonly PaletteEntry[];
  /** Listed only after something is typed. */
  isOnDemand?: boolean;
}

interface PaletteProps {
  sections: readonly PaletteSection[];
  onClose: () => void;
}

/** Maximum number of entries per section. */
const SHOWN_PER_SECTION = 12;

/** A search field for every page and action: type, choose with the arrow keys, Enter. */
export function Palette({ sections, onClose }: PaletteProps) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = sections
    .filter(({ isOnDemand = false }) => !isOnDemand || typed.trim() !== '')
    .map((section) => ({ ...section, entries: find(section.entries, typed).slice(0, SHOWN_PER_SECTION) }))
    .filter(({ entries }) => entries.length > 0);
  const all = found.flatMap(({ entries }) => entries);
  const current = all[Math.min(active, all.length - 1)];
  const optionId = (entry: PaletteEntry): string => `${id}-${entry.id}`;

  useEffect(() => {
    if (typed !== '') announce(text('palette.shown', { count: all.length }));
  }, [typed, all.length, text]);
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);

  const choose = (entry: PaletteEntry): void => {
    onClose();
    entry.choose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && all.length > 0) {
      event.preventDefault();
      setActive((before) => (Math.min(before, all.length - 1) + step + all.length) % all.length);
    }
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    }
  };

  return (
    <Dialog
      open
      // The field does not move while the list below changes.
      centered={false}
      footer={null}
      closable={false}
      width={560}
      className={styles.palette ?? ''}
      title={<span className="visually-hidden">{text('nav.go_to')}</span>}
      onCancel={onClose}
      first={input}
    >
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={current && optionId(current)}
          aria-autocomplete="list"
          aria-label={text('palette.label')}
          placeholder={text('palette.label')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label={text('nav.go_to')} className={styles.list}>
        {found.map((section) => (
          <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
            <div id={`${id}-${section.id}`} role="presentation" className={styles.title}>
              {section.title}
            </div>
            {section.entries.map((entry) => (
              <button
                key={entry.id}
                id={optionId(entry)}
                type="button"
                role="option"
                // The field keeps the focus; its arrow keys and Enter choose an entry.
                tabIndex={-1}
                aria-selected={entry === current}
                className={styles.entry}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(entry)}
              >
                {entry.icon}
                <bdi>{entry.label}</bdi>
              </button>
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && <p className={styles.nothing}>{text('palette.nothing', { query: typed })}</p>}
    </Dialog>
  );
}
