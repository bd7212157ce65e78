import { useEffect } from 'react';

import { KeyHistory } from '../../features/activity/KeyHistory.js';
import { ValuePast } from '../../features/activity/ValuePast.js';
import { useEditorView } from '../../features/editor/view/editor-view.js';
import type { KeyPanelProps } from '../../features/editor/view/key-panel-props.js';
import type { KeyTabPart } from '../../features/editor/key-panel/key-tabs.js';
import { KeyPanel } from '../../features/editor/key-panel/KeyPanel.js';
import { PanelLanguages } from '../../features/editor/key-panel/PanelLanguages.js';
import { PanelTexts } from '../../features/editor/key-panel/PanelTexts.js';
import { whenIdle } from '../../lib/when-idle.js';
import type { KeySectionProps, ValueSectionProps } from '../../project/section-props.js';
import { ContextSection } from './lazy-context.js';

function Past({ row, language }: ValueSectionProps) {
  const { onView } = useEditorView();
  return (
    <ValuePast
      row={row}
      language={language}
      onHistory={() => onView({ tab: 'history', historyOf: language.id })}
    />
  );
}

/** The sections of each language in the key panel, top to bottom. */
const OF_LANGUAGE = [PanelTexts, Past];

const Languages = ({ row }: KeySectionProps) => <PanelLanguages row={row} sections={OF_LANGUAGE} />;

function History({ row }: KeySectionProps) {
  const { view, onView, onScrollTo } = useEditorView();
  return (
    <KeyHistory
      row={row}
      languageId={view.historyOf}
      onLanguage={(historyOf) => onView({ historyOf })}
      onShow={(languageId) => onScrollTo({ keyId: row.id, languageId })}
    />
  );
}

/** The tabs of the key panel. */
const TABS: readonly KeyTabPart<KeySectionProps>[] = [
  { id: 'texts', label: 'panel.texts', sections: [Languages] },
  { id: 'context', label: 'panel.context', sections: [ContextSection] },
  { id: 'history', label: 'panel.history', sections: [History] },
];

export function ProjectKeyPanel(props: KeyPanelProps) {
  useEffect(() => whenIdle(ContextSection.fetchAhead), []);
  return <KeyPanel {...props} tabs={TABS} />;
}
