import { CheckOutlined, DownOutlined, TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { Menu } from '../../../ui/popups/Menu.js';
import styles from './Bulk.module.css';
import type { ReviewScope } from './use-review-scope.js';

/** The name of one language, or the number of several. */
export function useScopeText({ chosen }: ReviewScope): string {
  const text = useText();
  const [only, ...others] = chosen;
  return only && others.length === 0 ? only.name : text('bulk.languages', { count: chosen.length });
}

/** A menu for the languages that a review of the selection applies to. */
export function ScopeMenu({ scope }: { scope: ReviewScope }) {
  const text = useText();
  const { offered, chosen, ids, toggle, chooseAll } = scope;
  const mark = (isChosen: boolean) => (
    <CheckOutlined aria-hidden className={isChosen ? '' : (styles.unchosen ?? '')} />
  );
  return (
    <Menu
      menu={{
        // Stays open while languages are chosen.
        selectable: true,
        multiple: true,
        selectedKeys: chosen.map(({ id }) => String(id)),
        items: [
          {
            key: 'all',
            label: text('bulk.all_shown'),
            icon: mark(chosen.length === offered.length),
            onClick: chooseAll,
          },
          { type: 'divider' },
          ...offered.map(({ id, name }) => ({
            key: String(id),
            label: name,
            icon: mark(ids.has(id)),
            onClick: () => toggle(id),
          })),
        ],
      }}
    >
      <Button size="small" icon={<TranslationOutlined aria-hidden />}>
        {text('bulk.scope')} <DownOutlined aria-hidden />
      </Button>
    </Menu>
  );
}
