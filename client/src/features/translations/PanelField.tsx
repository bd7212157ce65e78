import { useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/language.js';
import { GrowingTextArea } from '../../ui/GrowingTextArea.js';
import { useEditor } from './editor-tools.js';
import type { KeyToFilter } from './search/filter-keys.js';
import { FieldNotes } from './field/FieldNotes.js';
import styles from './KeyPanel.module.css';
import type { PlaceRef } from './store/places.js';
import { useCell } from './store/use-open-project.js';
import { useField } from './field/use-field.js';

interface PanelFieldProps {
  place: PlaceRef;
  row: KeyToFilter;
  language: LanguageView;
  size?: 'middle' | 'large';
}

/** A value in a box of its own: it saves when it is left; Escape puts the text back. */
export function PanelField({ place, row, language, size = 'middle' }: PanelFieldProps) {
  const { project, reference } = useEditor();
  const text = useText();
  const source = useCell(project, { ...place, languageId: reference?.id ?? 0 });
  const [isActive, setActive] = useState(false);
  const field = useField(project, place, isActive);
  return (
    <div className={styles.field}>
      <GrowingTextArea
        aria-label={[row.name, language.name, place.quantity].filter((part) => part !== null).join(', ')}
        placeholder={text('editor.status_empty')}
        size={size}
        maxLength={LIMITS.valueText}
        value={field.text}
        spellCheck
        {...langOf(language.name)}
        onChange={(event) => field.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !field.isTyped) return;
          event.stopPropagation();
          field.restore();
        }}
        onFocus={() => setActive(true)}
        onBlur={() => {
          field.commit();
          setActive(false);
        }}
      />
      <FieldNotes
        project={project}
        field={field}
        language={language}
        source={source.text}
        isActive={isActive}
      />
    </div>
  );
}
