import { NO_CONTEXT } from '#core/domain/key-context.js';
import { quantitiesOf } from '#core/domain/quantities.js';
import { SNAKE_CASE } from '#core/domain/rules.js';

import { pick } from './gate.js';
import type { Pick, Picked } from './gate.js';
import { INVALID, notExisting, refuseIf, rule, UNAUTHORIZED } from './refusal.js';
import { emptyValues, groupNamed, mayRead, mayWrite } from './rules.js';
import type { Model, ModelGroup, ModelLanguage, ModelMember, ModelProject } from './state.js';

export interface NewKey {
  name: string;
  isPlural: boolean;
  /** By id, by name, or neither: the group common. */
  group: Pick | string | null;
  /** The language with a text, if any. */
  language: Pick | null;
  text: string;
}

/** A new key and its references. */
export interface WantedKey extends Omit<NewKey, 'group' | 'language'> {
  groupName: string | null;
  group: Picked<ModelGroup> | null;
  language: Picked<ModelLanguage> | null;
}

export const wantedOf = (model: Model, project: ModelProject | null, key: NewKey): WantedKey => ({
  name: key.name,
  isPlural: key.isPlural,
  text: key.text,
  groupName: typeof key.group === 'string' ? key.group : null,
  group: isPick(key.group) ? pick(model, project, ({ groups }) => groups, key.group) : null,
  language: key.language && pick(model, project, ({ languages }) => languages, key.language),
});

const isPick = (group: NewKey['group']): group is Pick => typeof group === 'object' && group !== null;

export const bodyOf = ({ name, isPlural, group, groupName, language, text }: WantedKey): object => ({
  name,
  isPlural,
  groupId: group?.id ?? null,
  groupName,
  ...(language && {
    values: quantitiesOf(isPlural).map((quantityString) => ({
      name: text,
      languageId: language.id,
      quantityString,
    })),
  }),
});

/** @throws Refusal if these keys cannot be created together */
export function refuseKeys(member: ModelMember, { keys }: ModelProject, wanted: readonly WantedKey[]): void {
  const languages = wanted.flatMap(({ language }) => language ?? []);
  const isUnknown = ({ found }: Picked<ModelLanguage>): boolean => found === null || !mayRead(member, found);
  const isForeign = ({ found }: Picked<ModelLanguage>): boolean => found !== null && !mayWrite(member, found);
  const places = [
    ...keys.map(({ group, name }) => `${group.name} ${name}`),
    ...wanted.map((key) => `${groupOf(key)} ${key.name}`),
  ];
  refuseIf(
    wanted.some(({ name }) => !SNAKE_CASE.test(name)),
    INVALID,
  );
  refuseIf(
    wanted.some(({ group }) => group !== null && group.found === null),
    notExisting('group'),
  );
  refuseIf(languages.some(isUnknown), notExisting('language'));
  refuseIf(languages.some(isForeign), UNAUTHORIZED);
  refuseIf(new Set(places).size < places.length, rule('key_name_already_exists'));
}

const groupOf = ({ group, groupName }: WantedKey): string => group?.found?.name ?? groupName ?? 'common';

export function make(project: ModelProject, key: WantedKey): void {
  const { name, isPlural, language, text } = key;
  const values = emptyValues(project.languages, isPlural);
  for (const value of values) if (value.language === language?.found) value.text = text;
  project.keys.push({
    id: 0,
    name,
    isPlural,
    group: groupNamed(project, groupOf(key)),
    ...NO_CONTEXT,
    values,
  });
}
