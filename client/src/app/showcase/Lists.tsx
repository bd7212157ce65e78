import { Button, Form, Tag } from 'antd';
import { useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import { DEFAULT_PAGE_SIZE } from '../../lib/http/paging.js';
import { Announcement } from '../../ui/live/Announcement.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { Choice } from '../../ui/fields/Choice.js';
import { LanguageNames } from '../../project/ui/languages/LanguageNames.js';
import { Line, LineList } from '../../ui/LineList.js';
import { ListFooter } from '../../ui/fields/ListFooter.js';
import { ListSkeleton } from '../../ui/loading/ListSkeleton.js';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.js';
import { NativeSelect } from '../../ui/fields/NativeSelect.js';
import { Section } from '../../ui/Section.js';
import { LanguageField } from '../../project/ui/languages/LanguageField.js';
import { LanguageFields } from '../../project/ui/languages/LanguageFields.js';
import { TagField } from '../../project/ui/languages/TagField.js';
import { Part } from './Part.js';
import styles from './Showcase.module.css';

const LANGUAGES = [
  { value: 1, label: 'Français' },
  { value: 2, label: 'العربية' },
];
const LIMITS = [
  { restricted: false, languages: [] },
  { restricted: true, languages: LANGUAGES.map(({ value: id, label: name }) => ({ id, name, tag: null })) },
  { restricted: true, languages: [] },
];

const nothing = (): void => undefined;
const FAILED = { data: undefined, error: new Error('The showcase'), isValidating: false, mutate: nothing };

/** Lists, and their loading states. */
export function Lists() {
  const text = useText();
  const [language, setLanguage] = useState(1);
  const [size, setSize] = useState('10');
  return (
    <>
      <Part name="Section, LineList, LanguageNames">
        <Section title={text('sessions.title')} help={text('sessions.help')}>
          <LineList>
            {LIMITS.map(({ restricted, languages }, index) => (
              <Line
                key={index}
                name={
                  <>
                    {'Firefox · Linux'}
                    {index === 0 && <Tag>{text('sessions.current')}</Tag>}
                  </>
                }
                action={index > 0 && <Button>{text('sessions.end')}</Button>}
              >
                <span>
                  <LanguageNames
                    restricted={restricted}
                    languages={languages}
                    allLabel={text('members.all_languages')}
                  />
                </span>
              </Line>
            ))}
          </LineList>
        </Section>
        <Section danger title={text('app.delete')} aside={<Button danger>{text('app.delete')}</Button>} />
      </Part>
      <Part name="NativeSelect, Choice, LanguageField, LanguageFields, TagField, ListFooter">
        <div className={styles.row}>
          <NativeSelect
            value={language}
            options={LANGUAGES}
            onChange={setLanguage}
            label={text('language.name')}
          >
            {LANGUAGES.find(({ value }) => value === language)?.label}
          </NativeSelect>
          <Choice
            label={text('app.items_per_page')}
            value={size}
            selected={size}
            items={['10', '20'].map((key) => ({ key, label: key }))}
            onChoose={setSize}
          />
        </div>
        <LanguageField aria-label={text('language.name')} />
        <Form layout="vertical" initialValues={{ language: 'Español' }}>
          <LanguageFields field="language" label="language.name" />
        </Form>
        <TagField aria-label={text('language.code')} name="Français" />
        <ListFooter
          count={text('dashboard.count', { count: 64 })}
          total={64}
          page={2}
          size={DEFAULT_PAGE_SIZE}
          onChange={nothing}
        />
      </Part>
      <Part name="ListSkeleton">
        <ListSkeleton rows={2} rowHeight={72} mark="square" />
        <ListSkeleton rows={2} rowHeight={64} mark="round" />
      </Part>
      <Part name="AsyncView, TextSkeleton, Announcement">
        <div className={styles.states}>
          {/* Rendered directly: a view that is loading would be busy for ever. */}
          <TextSkeleton />
          <AsyncView of={FAILED} skeleton={null}>
            {() => null}
          </AsyncView>
          <Announcement role="status" actions={<Button type="primary">{text('nav.dashboard')}</Button>}>
            <p>{text('sub.expired_text')}</p>
          </Announcement>
        </div>
      </Part>
    </>
  );
}
