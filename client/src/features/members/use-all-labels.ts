import { useText } from '../../i18n/use-text.js';

/**
 * What it amounts to when a list of languages does not limit. Whoever may write some languages only, and is given no
 * others to read, reads no others.
 */
export function useAllLabels(isTargetLimited: boolean): { source: string; target: string } {
  const text = useText();
  const all = text('members.all_languages');
  return { source: isTargetLimited ? text('members.targets_only') : all, target: all };
}
