import { lazily } from '../../../lib/lazily.js';
import { useEditorView } from '../editor-view.js';

const IssueChip = lazily(async () => (await import('./IssueChip.js')).IssueChip);

/** The issues as a filter; absent without any. */
export function IssueFilter() {
  const { view, shown } = useEditorView();
  const { errors, warnings } = shown.issues ?? { errors: 0, warnings: 0 };
  return view.issues === null && errors + warnings === 0 ? null : <IssueChip />;
}
