import { Alert } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';

/** Says how many languages have no tag; absent if all have one. */
export function UntaggedNotice({ languages }: { languages: readonly LanguageView[] }) {
  const text = useText();
  const count = languages.filter(({ tag }) => tag === null).length;
  return count === 0 ? null : <Alert type="warning" showIcon title={text('language.untagged', { count })} />;
}
