import { useAtomValue } from 'jotai';

import { useText } from '../../../i18n/use-text.js';
import { useProjectContext } from '../../../project/project-context.js';
import { personName } from '../cell/person.js';

/** Says for a moment that a member has changed many values at once. */
export function ManyChanged() {
  const text = useText();
  const { live, cells } = useProjectContext().project;
  const many = useAtomValue(live.many, { store: cells.store });
  const name = many && personName(many, text);
  return name && <span className="num">{text('live.many', { name, count: many.count })}</span>;
}
