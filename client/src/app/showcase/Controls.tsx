import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Input, Radio, Select, Switch } from 'antd';
import { useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import { CopyField } from '../../ui/fields/CopyField.js';
import { GrowingTextArea } from '../../ui/fields/GrowingTextArea.js';
import { PasswordInput } from '../../ui/fields/PasswordInput.js';
import { PlainButton } from '../../ui/PlainButton.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { TabPanel, Tabs } from '../../ui/Tabs.js';
import { Part } from './Part.js';
import styles from './Showcase.module.css';

const TABS = ['texts', 'context', 'history'] as const;

const KINDS = ['primary', 'default', 'text', 'link'] as const;

/** Buttons, fields and choices in all states: default, disabled, loading, invalid. */
export function Controls() {
  const text = useText();
  const [query, setQuery] = useState('');
  const [tab, setTab] = useState<(typeof TABS)[number]>('texts');
  const label = text('dashboard.create');
  return (
    <>
      <Part name="Button">
        {KINDS.map((type) => (
          <div key={type} className={styles.row}>
            <Button type={type}>{label}</Button>
            <Button type={type} icon={<PlusOutlined aria-hidden />}>
              {label}
            </Button>
            <Button type={type} danger>
              {text('app.delete')}
            </Button>
            <Button type={type} loading aria-disabled>
              {label}
            </Button>
            <Button type={type} disabled>
              {label}
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <PlainButton>{text('app.retry')}</PlainButton>
        </div>
      </Part>
      <Part name="Form.Item, Input, PasswordInput, Select, SearchField">
        <Form layout="vertical" className={styles.fields}>
          <Form.Item label={text('project.name')} htmlFor="plain">
            <Input id="plain" defaultValue="Wayfarer" />
          </Form.Item>
          <Form.Item
            label={text('key.name')}
            htmlFor="wrong"
            validateStatus="error"
            help={text('form.snake_case')}
          >
            <Input id="wrong" aria-invalid defaultValue="Cart Title" />
          </Form.Item>
          <Form.Item label={text('auth.email')} htmlFor="off">
            <Input id="off" disabled defaultValue="camille@motley.example" />
          </Form.Item>
          <Form.Item label={text('auth.password')} htmlFor="password">
            <PasswordInput id="password" defaultValue="correct horse" autoComplete="off" />
          </Form.Item>
          <Form.Item label={text('project.description')} htmlFor="long">
            <GrowingTextArea id="long" maxRows={6} defaultValue={text('terms.content')} />
          </Form.Item>
          <Form.Item label={text('members.col_role')} htmlFor="role">
            <Select
              id="role"
              defaultValue="editor"
              options={(['editor', 'translator'] as const).map((role) => ({
                value: role,
                label: text(`role.${role}`),
              }))}
            />
          </Form.Item>
          <SearchField
            value={query}
            onSearch={setQuery}
            label={text('dashboard.search')}
            clearLabel={text('dashboard.clear_search')}
          />
        </Form>
      </Part>
      <Part name="CopyField">
        <CopyField
          label={text('members.link')}
          help={text('members.link_help', { email: 'camille@motley.example' })}
          value="https://motley.example/register"
        />
      </Part>
      <Part name="Tabs">
        {(['middle', 'large'] as const).map((size) => (
          <div key={size}>
            <Tabs
              id={`tabs-${size}`}
              size={size}
              label={text('panel.context')}
              tabs={TABS.map((id) => ({ id, label: text(`panel.${id}`) }))}
              active={tab}
              onChange={setTab}
            />
            <TabPanel id={`tabs-${size}`} active={tab}>
              {text(`panel.${tab}`)}
            </TabPanel>
          </div>
        ))}
      </Part>
      <Part name="Checkbox, Radio, Switch">
        <div className={styles.row}>
          <Checkbox defaultChecked>{text('export.prefix')}</Checkbox>
          <Checkbox disabled>{text('export.prefix')}</Checkbox>
          <Radio.Group
            defaultValue="everything"
            aria-label={text('export.content')}
            options={[
              { value: 'everything', label: text('export.everything') },
              { value: 'validated', label: text('export.only_validated') },
            ]}
          />
          <Switch defaultChecked aria-label={text('language.replace')} />
          <Switch aria-label={text('language.replace')} />
          <Switch disabled aria-label={text('language.replace')} />
        </div>
      </Part>
    </>
  );
}
