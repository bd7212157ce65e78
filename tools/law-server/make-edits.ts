import type { LanguageView } from '../../core/api/languages.ts';
import type { ProjectDetails } from '../../core/api/projects.ts';
import { routes } from '../../core/api/routes.ts';
import type { CreateKey, KeyView, NewValue, UpdateKey, UpdateValue } from '../../core/api/translations.ts';
import type { PluralForm } from '../../core/domain/plural-rules.ts';
import { http } from '../../client/src/lib/api/http.ts';
import { loadProject } from '../../client/src/project/load-project.ts';
import { idOfKey } from '../law-repositories/edits.ts';
import type { Edits, KeyPlace } from '../law-repositories/edits.ts';
import type { Text } from '../law-repositories/texts.ts';

/** Makes edits by the calls of the editor, one after the other. */
export async function makeEdits(project: ProjectDetails, edits: Edits): Promise<void> {
  const { language, created = [], removed, renamed } = edits;
  if (language)
    await http.post<LanguageView>(routes.createLanguage(project.id), {
      name: language.tag,
      tag: language.tag,
    });
  const editor = new Editor(await loadProject(0, project.id, undefined));
  for (const text of [...edits.texts.values(), ...(language?.texts ?? [])]) await editor.write(text);
  for (const id of new Set(created.map(idOfKey)))
    await editor.create(created.filter((text) => idOfKey(text) === id));
  for (const key of renamed) if (!key.isAlong) await editor.rename(key, key.to);
  if (removed) await editor.remove(removed);
}

class Editor {
  private readonly keys = new Map<string, KeyView>();
  private readonly groups = new Map<string, number>();
  private readonly languages: ReadonlyMap<string, number>;

  private readonly project: ProjectDetails;

  constructor(project: ProjectDetails) {
    this.project = project;
    const paths = new Map(project.files.map(({ id, path }) => [id, path]));
    this.languages = new Map(project.languages.map(({ id, tag }) => [tag ?? '', id]));
    for (const { id, name: group, fileId, keys } of project.groups) {
      const file = paths.get(fileId ?? 0) ?? '';
      this.groups.set(groupIn({ file, group }), id);
      for (const key of keys) this.keys.set(idOfKey({ file, group, key: key.name }), key);
    }
  }

  async write({ tag, form, text, ...place }: Text): Promise<void> {
    const { id: keyId, values } = this.key(place);
    const languageId = this.language(tag);
    const own = values.find((one) => one.languageId === languageId && one.quantityString === form);
    const change: UpdateValue = { name: text };
    const { id: projectId } = this.project;
    if (own) await http.patch(routes.writeValue(projectId, keyId, own.id), change, { ifMatch: own.version });
    else await http.post(routes.createValue(projectId, keyId), this.value({ tag, form, text }));
  }

  async create(texts: readonly Text[]): Promise<void> {
    const [first] = texts;
    if (!first) return;
    const key: CreateKey = {
      name: first.key,
      isPlural: first.form !== null,
      groupId: this.groups.get(groupIn(first)) ?? null,
      values: texts.map((text) => this.value(text)),
    };
    await http.post(routes.createKey(this.project.id), key);
  }

  async rename(place: KeyPlace, name: string): Promise<void> {
    const change: UpdateKey = { name };
    await http.patch(routes.updateKey(this.project.id, this.key(place).id), change);
  }

  async remove(place: KeyPlace): Promise<void> {
    await http.delete(routes.deleteKey(this.project.id, this.key(place).id));
  }

  private value({ tag, form, text }: Pick<Text, 'tag' | 'form' | 'text'>): NewValue {
    return {
      name: text,
      languageId: this.language(tag),
      ...(form !== null && { quantityString: form as PluralForm }),
    };
  }

  private key(place: KeyPlace): KeyView {
    const key = this.keys.get(idOfKey(place));
    if (!key) throw new Error(`No key ${idOfKey(place)}`);
    return key;
  }

  private language(tag: string): number {
    const id = this.languages.get(tag);
    if (id === undefined) throw new Error(`No language ${tag}`);
    return id;
  }
}

const groupIn = ({ file, group }: Pick<KeyPlace, 'file' | 'group'>): string => JSON.stringify([file, group]);
