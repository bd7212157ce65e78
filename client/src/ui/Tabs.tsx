import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
}

interface TabsProps<Id extends string> {
  /** The prefix of the ids of its elements. */
  id: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChange: (id: Id) => void;
  /** The accessible name of the list. */
  label: string;
  size?: 'middle' | 'large';
  className?: string | undefined;
}

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** A list of tabs. The Tab key reaches one of them; arrow keys, Home and End open the others. */
export function Tabs<Id extends string>({
  id,
  tabs,
  active,
  onChange,
  label,
  size = 'middle',
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === active);
  const open = (index: number): void => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, tab.id))}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS.get(event.key);
    const target = step !== undefined ? at + step : { Home: 0, End: -1 }[event.key];
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    open(target);
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`${styles.tabs} ${size === 'large' ? styles.large : ''} ${className ?? ''}`}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(id, tab.id)}
          aria-selected={tab.id === active}
          aria-controls={tab.id === active ? panelId(id) : undefined}
          tabIndex={tab.id === active ? 0 : -1}
          onClick={() => onChange(tab.id)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  /** The same as of its `Tabs`. */
  id: string;
  active: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The content of the open tab. */
export function TabPanel({ id, active, className, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id, active)} className={className}>
      {children}
    </div>
  );
}

const tabId = (id: string, tab: string): string => `${id}-${tab}`;

const panelId = (id: string): string => `${id}-panel`;
