import { Form, Input, Radio, Select } from 'antd';

import type { CreatedTokenView, TokenScope } from '#core/api/tokens.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { maxLength, plainName, required, storable } from '../../lib/text/checks.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import { useOwnProjects } from './api.js';
import type { TokenCalls } from './api.js';
import { expiryOf, LIFETIMES } from './expiry.js';
import type { Lifetime } from './expiry.js';

interface TokenForm {
  name: string;
  scope: TokenScope;
  lifetime: Lifetime;
  /** The id of the only project, or `ALL`. */
  project: number;
}

/** The value of the option for all projects. */
const ALL = 0;

interface CreateTokenDialogProps {
  open: boolean;
  create: TokenCalls['create'];
  onCreated: (token: CreatedTokenView) => void;
  onClose: () => void;
}

/** `write` includes `read`, so one choice is enough. */
const SCOPES: Record<TokenScope, TokenScope[]> = { read: ['read'], write: ['read', 'write'] };

/** Creates a personal access token, with minimal scope and lifetime as defaults. */
export function CreateTokenDialog({ open, create, onCreated, onClose }: CreateTokenDialogProps) {
  const text = useText();
  const rules = useRules();
  const { data: projects } = useOwnProjects(open);
  return (
    <FormDialog<TokenForm, CreatedTokenView>
      open={open}
      width={480}
      title={text('tokens.create')}
      submit={text('tokens.create')}
      initial={{ scope: 'read', lifetime: '90', project: ALL }}
      action={({ name, scope, lifetime, project }) =>
        create({
          name: name.trim(),
          scopes: SCOPES[scope],
          expiresAt: expiryOf(lifetime, Date.now()),
          projectId: project === ALL ? null : project,
        })
      }
      errors={{
        limit_reached: 'tokens.limit',
        email_not_verified: 'tokens.unverified',
        not_your_project: 'tokens.project_gone',
      }}
      onDone={onCreated}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={text('tokens.name')}
        extra={text('tokens.name_help')}
        rules={rules(required(), maxLength(LIMITS.username), plainName, storable)}
      >
        <Input autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="scope" label={text('tokens.scope')}>
        <Radio.Group
          options={[
            { value: 'read', label: text('tokens.scope_read') },
            { value: 'write', label: text('tokens.scope_write') },
          ]}
        />
      </Form.Item>
      <Form.Item name="project" label={text('tokens.projects')} extra={text('tokens.projects_help')}>
        <Select
          loading={projects === undefined}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: ALL, label: text('tokens.all_projects') },
            ...(projects ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Form.Item>
      <Form.Item name="lifetime" label={text('tokens.expiry')}>
        <Select
          options={LIFETIMES.map((lifetime) => ({
            value: lifetime,
            label:
              lifetime === 'never'
                ? text('tokens.never_expires')
                : text('tokens.days', { count: Number(lifetime) }),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
}
