import { useText } from '../../../i18n/use-text.js';
import { useLatest } from '../../../lib/hooks/use-latest.js';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.js';
import { useScopeText } from './ScopeMenu.js';
import type { BulkReview } from './use-bulk-review.js';

/** Asks before many values are reviewed at once. */
export function ReviewQuestion({ review }: { review: BulkReview }) {
  const text = useText();
  const { asked, counts, scope, start, forget } = review;
  const isOpen = asked !== null;
  const status = useLatest(asked, isOpen) ?? 'validated';
  const count = useLatest(counts[status], isOpen);
  const languages = useScopeText(scope);
  const isValid = status === 'validated';
  return (
    <ConfirmDialog
      open={isOpen}
      title={text(isValid ? 'bulk.validate_title' : 'bulk.invalidate_title', { count })}
      confirm={text(isValid ? 'editor.validate' : 'editor.invalidate')}
      // The bar shows the progress.
      action={() => Promise.resolve()}
      onDone={() => start(status)}
      onClose={forget}
    >
      {text('bulk.review_text', {
        languages,
        names: scope.chosen.map(({ name }) => name).join(', '),
        count: scope.chosen.length,
      })}
    </ConfirmDialog>
  );
}
