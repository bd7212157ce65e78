import { useText } from '../../i18n/use-text.js';

/**
 * The labels of lists of languages without a limit. A member with a limited target list and no source list reads the
 * target languages only.
 */
export function useAllLabels(isTargetLimited: boolean): { source: string; target: string } {
  const text = useText();
  const all = text('members.all_languages');
  return { source: isTargetLimited ? text('members.targets_only') : all, target: all };
}
