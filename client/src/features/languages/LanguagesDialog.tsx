import { DeleteOutlined } from '@ant-design/icons';
import { Button, Modal, Table } from 'antd';
import { FormattedNumber } from 'react-intl';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { langOf, tagOf } from '../../lib/language.js';
import { useCan } from '../../lib/use-can.js';

interface LanguagesDialogProps {
  open: boolean;
  project: ProjectDetails;
  onDelete: (languageId: number) => void;
  onClose: () => void;
}

interface LanguageLine extends LanguageView {
  keys: number;
  /** From 0 to 1. */
  validated: number;
}

/** The languages of a project: code, access, how many keys, how much is validated. */
export function LanguagesDialog({ open, project, onDelete, onClose }: LanguagesDialogProps) {
  const text = useText();
  const can = useCan(project);
  return (
    <Modal
      open={open}
      title={text('language.manage_title')}
      width={640}
      className="dialog"
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <Table<LanguageLine>
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={linesOf(project)}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            title: text('language.name'),
            dataIndex: 'name',
            render: (name: string) => <span {...langOf(name)}>{name}</span>,
          },
          {
            title: text('language.code'),
            key: 'code',
            render: (_, { name }) => (
              <span className="mono" translate="no">
                {tagOf(name)}
              </span>
            ),
          },
          {
            title: text('language.access'),
            key: 'access',
            render: (_, { access }) => text(access === 'source' ? 'editor.source' : 'editor.target'),
          },
          {
            title: text('editor.key'),
            key: 'keys',
            render: (_, { keys }) => (
              <span className="num">{text('language.key_count', { count: keys })}</span>
            ),
          },
          {
            title: text('language.validated'),
            key: 'validated',
            align: 'right',
            render: (_, { validated }) => (
              <span className="num">
                <FormattedNumber value={validated} style="percent" />
              </span>
            ),
          },
          ...(can('canWriteLanguage')
            ? [
                {
                  title: <span className="visually-hidden">{text('app.delete')}</span>,
                  key: 'delete',
                  render: (_: unknown, { id, name }: LanguageLine) => (
                    <Button
                      type="text"
                      danger
                      icon={<DeleteOutlined />}
                      aria-label={text('language.delete_title', { name })}
                      onClick={() => onDelete(id)}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Modal>
  );
}

function linesOf({ languages, groups }: ProjectDetails): LanguageLine[] {
  const keys = groups.flatMap((group) => group.keys);
  return languages.map((language) => {
    const values = keys.flatMap((key) => key.values.filter(({ languageId }) => languageId === language.id));
    const validated = values.filter(({ name, status }) => name !== '' && status === 'validated').length;
    const filled = keys.filter((key) =>
      key.values.some(({ languageId }) => languageId === language.id),
    ).length;
    const share = values.length === 0 ? 0 : Math.floor((validated / values.length) * 100) / 100;
    return { ...language, keys: filled, validated: share };
  });
}
