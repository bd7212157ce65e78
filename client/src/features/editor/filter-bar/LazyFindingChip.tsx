import { lazily } from '../../../lib/lazily.js';
import { useEditorView } from '../view/editor-view.js';

const FindingChip = lazily(async () => (await import('./FindingChip.js')).FindingChip);

/** The filter of findings; absent if there are none. */
export function LazyFindingChip() {
  const { view, shown } = useEditorView();
  const { errors, warnings } = shown.findings ?? { errors: 0, warnings: 0 };
  return view.findings === null && errors + warnings === 0 ? null : <FindingChip />;
}
