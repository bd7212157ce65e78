import { ClockCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import type { MessageId } from '../../i18n/messages.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { SidePanel } from '../../ui/dialogs/Dialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { FailureAlert } from '../../ui/dialogs/FailureAlert.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import emptyInvitations from '../../ui/illustrations/empty-invitations.svg';
import emptyKeys from '../../ui/illustrations/empty-keys.svg';
import emptyProjects from '../../ui/illustrations/empty-projects.svg';
import emptySearch from '../../ui/illustrations/empty-search.svg';
import notFound from '../../ui/illustrations/not-found.svg';
import offline from '../../ui/illustrations/offline.svg';
import { Menu } from '../../ui/popups/Menu.js';
import { ShortcutSheet } from '../../ui/dialogs/ShortcutSheet.js';
import { Tooltip } from '../../ui/popups/Tooltip.js';
import { toast } from '../../lib/toast.js';
import { BannerLine } from '../layout/BannerLine.js';
import { Part } from './Part.js';
import styles from './Showcase.module.css';

const EMPTY: readonly [image: string, title: MessageId, text: MessageId][] = [
  [emptyProjects, 'dashboard.empty_title', 'dashboard.empty_text'],
  [emptyKeys, 'editor.empty_title', 'editor.empty_text'],
  [emptyInvitations, 'invitations.empty_title', 'invitations.empty_text'],
  [emptySearch, 'dashboard.empty_search', 'editor.clear_filters'],
  [notFound, 'notfound.title', 'notfound.text'],
  [offline, 'errors.load_title', 'errors.load_text'],
];

const nothing = (): Promise<void> => Promise.resolve();
const refused = (): Promise<void> => Promise.reject(new Error('The showcase changes nothing'));

/** Banners, toasts, dialogs and empty states. */
export function Layers() {
  const text = useText();
  const [open, setOpen] = useState<'form' | 'danger' | 'shortcuts' | 'panel' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Part name="Banner">
        <div className={styles.banners}>
          <BannerLine
            banner={{
              tone: 'info',
              icon: <ClockCircleOutlined aria-hidden />,
              text: text('app.new_version'),
              onClose: close,
            }}
          />
          <BannerLine
            banner={{
              tone: 'warning',
              icon: <ExclamationCircleOutlined aria-hidden />,
              text: text('app.offline'),
            }}
          />
        </div>
      </Part>
      <Part name="toast, FormDialog, ConfirmDialog, ShortcutSheet, SidePanel, Menu, Tooltip">
        <div className={styles.row}>
          <Button onClick={() => toast.success('toast.copied')}>{text('toast.copied')}</Button>
          <Button onClick={() => toast.error('errors.network_error')}>{text('errors.network_error')}</Button>
          <Button onClick={() => setOpen('form')}>{text('project.settings')}</Button>
          <Button onClick={() => setOpen('danger')}>{text('app.delete')}</Button>
          <Tooltip title={text('editor.shortcuts')}>
            <Button onClick={() => setOpen('shortcuts')}>{text('editor.shortcuts')}</Button>
          </Tooltip>
          <Button onClick={() => setOpen('panel')}>{text('activity.title')}</Button>
          <Menu
            menu={{
              items: [
                { key: 'rename', label: text('editor.rename_key') },
                { type: 'divider' },
                { key: 'delete', danger: true, label: text('editor.delete_key') },
              ],
            }}
          >
            <Button>{text('app.more')}</Button>
          </Menu>
        </div>
        <FormDialog
          open={open === 'form'}
          title={text('project.settings')}
          submit={text('app.save')}
          action={refused}
          onClose={close}
        >
          <Form.Item name="name" label={text('project.name')}>
            <Input />
          </Form.Item>
        </FormDialog>
        <ConfirmDialog
          open={open === 'danger'}
          danger
          title={text('key.delete_title', { name: 'cart_title' })}
          confirm={text('app.delete')}
          typeToConfirm="cart_title"
          action={nothing}
          onClose={close}
        >
          {text('key.delete_text', { values: 3, languages: 3 })}
        </ConfirmDialog>
        <ShortcutSheet open={open === 'shortcuts'} onClose={close} />
        <SidePanel open={open === 'panel'} title={text('activity.title')} onClose={close}>
          {text('activity.empty')}
        </SidePanel>
      </Part>
      <Part name="FailureAlert">
        <FailureAlert failure={{ id: 'errors.network_error', error: null }} />
      </Part>
      <Part name="EmptyState">
        <div className={styles.states}>
          {EMPTY.map(([image, title, words]) => (
            <EmptyState
              key={title}
              image={image}
              title={text(title, { query: 'Atlas' })}
              text={text(words)}
            />
          ))}
        </div>
      </Part>
    </>
  );
}
