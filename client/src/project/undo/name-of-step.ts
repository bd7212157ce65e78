import type { Message } from '../../lib/toast.js';
import type { ValueStep } from '../saving/value-step.js';
import type { Structure } from '../store/structure.js';

/** Names an action on a value by its key and language. */
export function nameOfStep({ keys, languages }: Structure, { ref, wanted }: ValueStep): Message {
  const key = keys.get(ref.keyId)?.name;
  const language = languages.find(({ id }) => id === ref.languageId)?.name;
  if (key === undefined || language === undefined) return { id: 'undo.change' };
  const values = { key, language };
  if (wanted.text !== undefined) return { id: 'undo.text', values };
  return { id: wanted.status === undefined ? 'undo.confirmation' : 'undo.review', values };
}
