import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { mayEdit } from '../../../project/rights.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { cellRefsOf, counterpartOf } from '../../../project/store/key-cells.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import { SaveState } from '../live/SaveState.js';
import styles from './PhoneSheet.module.css';

/** The saving state, and a button that copies the source. */
export function SheetState({ row, language }: ValueSectionProps) {
  const text = useText();
  const tools = useEditor();
  const { onScrollTo } = useEditorView();
  const { reference } = tools;
  const { cells, session } = tools.project;
  if (!mayEdit(tools, language)) return null;
  const copy = (): void => {
    for (const ref of cellRefsOf(cells, row, language.id))
      session.commit(ref, cells.get(counterpartOf(cells, ref, reference?.id ?? 0)).text);
  };
  return (
    <div className={styles.state}>
      <SaveState onShow={({ keyId, languageId }) => onScrollTo({ keyId, languageId })} />
      {reference && reference.id !== language.id && (
        <Button type="link" onClick={copy}>
          {text('editor.copy_source')}
        </Button>
      )}
    </div>
  );
}
