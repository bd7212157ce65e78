import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';

import { PLURAL_MODES } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import { ProjectTile } from '../../../project/ui/ProjectTile.js';
import { sourcesOfBase } from '../model/base-reason.js';
import type { Repository } from '../model/use-repository.js';
import { AnyLanguage } from './AnyLanguage.js';
import styles from './RepositoryFields.module.css';

export interface ProjectDraft {
  readonly name: string;
  readonly description: string;
}

export interface RepositoryFieldsProps {
  repository: Repository;
  draft: ProjectDraft;
  onChange: (change: Partial<ProjectDraft>) => void;
  /** Six hexadecimal digits. */
  color: string;
  /** Whether what is missing has been asked for. */
  showsErrors: boolean;
}

/** Name, base language and plurals of a new project, each with what says so. */
export function RepositoryFields(props: RepositoryFieldsProps) {
  return (
    <div className={styles.fields}>
      <NameField {...props} />
      <BaseField {...props} />
      <PluralsField {...props} />
    </div>
  );
}

function NameField({ draft, onChange, color, showsErrors }: RepositoryFieldsProps) {
  const text = useText();
  const id = useId();
  const [isDescribed, setDescribed] = useState(draft.description !== '');
  const lacksName = showsErrors && draft.name.trim() === '';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text('project.name')}</label>
      <Input
        id={id}
        autoComplete="off"
        dir="auto"
        maxLength={LIMITS.name}
        prefix={<ProjectTile name={draft.name} color={color} size={20} />}
        value={draft.name}
        status={lacksName ? 'error' : ''}
        aria-describedby={`${id}-help`}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {isDescribed ? (
        <Input
          aria-label={text('project.description')}
          placeholder={text('project.description')}
          dir="auto"
          maxLength={LIMITS.description}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      ) : (
        <span id={`${id}-help`} className={styles.help}>
          {lacksName ? (
            <span className={styles.error}>{text('form.project_name')}</span>
          ) : (
            <Button type="link" size="small" className={styles.link ?? ''} onClick={() => setDescribed(true)}>
              {text('repo.describe')}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}

function BaseField({ repository, showsErrors }: RepositoryFieldsProps) {
  const text = useText();
  const id = useId();
  const { view, baseTag, choose } = repository;
  const lacksBase = showsErrors && baseTag === null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text('repo.base')}</label>
      <AnyLanguage
        id={id}
        label={text('repo.base')}
        placeholder={text('repo.choose_language')}
        first={view?.base.candidates.map(({ tag }) => tag) ?? []}
        value={baseTag ?? undefined}
        hasError={lacksBase}
        onChange={(base) => choose({ base })}
      />
      <span className={lacksBase ? `${styles.help} ${styles.error}` : styles.help}>
        {lacksBase ? text('form.language_name') : baseReason(text, repository)}
      </span>
    </div>
  );
}

function PluralsField({ repository: { losses, pluralMode, choosePluralMode } }: RepositoryFieldsProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text('settings.plurals')}</label>
      <Select
        id={id}
        aria-label={text('settings.plurals')}
        value={pluralMode}
        options={PLURAL_MODES.map((value) => ({ value, label: text(`plural.${value}`) }))}
        onChange={choosePluralMode}
      />
      <span className={styles.help}>{lossReason(text, losses, pluralMode)}</span>
    </div>
  );
}

/** What says that this is the base language; empty if a person does. */
function baseReason(text: Text, { view, choices, baseTag }: Repository): string {
  if (!view || (choices.base !== null && choices.base !== view.base.tag)) return '';
  if (baseTag === null) return text('repo.base_unknown');
  if (view.base.reason === null) return '';
  const sources = sourcesOfBase(view.base);
  const list = (sources.length > 0 ? sources : [text('repo.base_complete')]).join(', ');
  return text(view.base.reason === 'names' ? 'repo.base_names' : 'repo.base_from', { list });
}

function lossReason(text: Text, losses: Repository['losses'], mode: Repository['pluralMode']): string {
  const other = mode === 'cldr' ? 'strict' : 'cldr';
  if (losses[mode] > 0) return text('repo.loses', { texts: losses[mode] });
  if (losses[other] === 0) return text('repo.loses_equal');
  return text('repo.loses_nothing', { other: text(`plural.${other}`), n: losses[other] });
}
