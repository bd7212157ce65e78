import { useId } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { TabPanel, Tabs } from '../../../ui/Tabs.js';
import { useEditorView } from '../view/editor-view.js';
import { Sections } from '../view/Sections.js';
import type { KeyTabPart } from './key-tabs.js';

interface KeyTabsProps<P> {
  tabs: readonly KeyTabPart<P>[];
  /** The props of each section. */
  with: P;
  /** The name of the key. */
  name: string;
  size?: 'middle' | 'large';
  className?: string | undefined;
  /** The class of the content of the open tab. */
  bodyClassName: string | undefined;
}

/** The tabs of an open key. The URL contains the open tab. */
export function KeyTabs<P extends object>({ tabs, with: props, name, ...rest }: KeyTabsProps<P>) {
  const { size = 'middle', className, bodyClassName } = rest;
  const text = useText();
  const id = useId();
  const { view, onView } = useEditorView();
  const open = tabs.find((tab) => tab.id === view.tab) ?? tabs[0];
  if (!open) return null;
  return (
    <>
      <Tabs
        id={id}
        size={size}
        className={className}
        label={name}
        tabs={tabs.map((tab) => ({ id: tab.id, label: text(tab.label) }))}
        active={open.id}
        onChange={(tab) => onView({ tab })}
      />
      <TabPanel id={id} active={open.id} className={bodyClassName}>
        <Sections key={open.id} of={open.sections} with={props} />
      </TabPanel>
    </>
  );
}
