import { KeyContext } from '../../features/context/KeyContext.js';
import { useEditorView } from '../../features/editor/view/editor-view.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { searchForTag } from '../../project/search/search-terms.js';
import type { KeySectionProps } from '../../project/section-props.js';

/** The context of a key. A tag filters the keys; the longest value opens that value. */
export function ContextSection({ row }: KeySectionProps) {
  const { onView, onScrollTo, pair } = useEditorView();
  const isPhone = !useAtLeast('md');
  const showValue = (languageId: number): void => {
    if (!isPhone) onScrollTo({ keyId: row.id, languageId });
    // The sheet shows the source and one other language.
    else onView({ tab: 'texts', ...(languageId === pair.source?.id ? {} : { languageIds: [languageId] }) });
  };
  return (
    <KeyContext
      row={row}
      // On a phone, the sheet covers the found keys.
      onTag={(tag) => onView({ query: searchForTag(tag), ...(isPhone ? { keyId: null } : {}) })}
      onShow={showValue}
      languageId={(isPhone ? pair.target : pair.source)?.id}
    />
  );
}
