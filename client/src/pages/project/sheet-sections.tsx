import { useEffect } from 'react';

import { KeyHistory } from '../../features/activity/KeyHistory.js';
import { useEditorView } from '../../features/editor/view/editor-view.js';
import type { KeyTabPart } from '../../features/editor/key-panel/key-tabs.js';
import { PhoneSheet } from '../../features/editor/phone/PhoneSheet.js';
import { SheetSource } from '../../features/editor/phone/SheetSource.js';
import { SheetState } from '../../features/editor/phone/SheetState.js';
import { SheetTexts } from '../../features/editor/phone/SheetTexts.js';
import { whenIdle } from '../../lib/when-idle.js';
import type { ValueSectionProps } from '../../project/section-props.js';
import { ContextSection } from './lazy-context.js';

/** The history in the language of the sheet, until another one is chosen. */
function History({ row, language }: ValueSectionProps) {
  const { view, onView } = useEditorView();
  const languageId = view.historyOf ?? language.id;
  return (
    <KeyHistory
      row={row}
      languageId={languageId}
      onLanguage={(historyOf) => onView({ historyOf })}
      onShow={null}
    />
  );
}

/** The tabs of the phone's sheet. */
const TABS: readonly KeyTabPart<ValueSectionProps>[] = [
  { id: 'texts', label: 'panel.texts', sections: [SheetSource, SheetTexts, SheetState] },
  { id: 'context', label: 'panel.context', sections: [ContextSection] },
  { id: 'history', label: 'panel.history', sections: [History] },
];

export function ProjectPhoneSheet() {
  useEffect(() => whenIdle(ContextSection.fetchAhead), []);
  return <PhoneSheet tabs={TABS} />;
}
