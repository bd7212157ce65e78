import { TestRepository } from './testing-repository.js';
import type { TestDocument } from './testing-repository.js';

/** How a document of a language looks in the model: its keys with their texts, in their order. */
export type Render = (language: string, texts: readonly (readonly [key: string, text: string])[]) => string;

export interface ModelFormat {
  /** Behind the folder of a file. */
  template: string;
  codeOf: (language: string) => string;
  render: Render;
}

const underscored = (language: string): string => language.replace('-', '_');
const lines = (...all: readonly (string | readonly string[])[]): string => `${all.flat().join('\n')}\n`;

/** Formats of several layouts, each in the plainest form that its tools write. */
export const MODEL_FORMATS: Readonly<Record<string, ModelFormat>> = {
  json: {
    template: 'locales/{language}/app.json',
    codeOf: (language) => language,
    render: (_, texts) => `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`,
  },
  yaml: {
    template: 'config/locales/app.{language}.yml',
    codeOf: (language) => language,
    render: (language, texts) =>
      lines(
        `${language}:`,
        texts.map(([key, text]) => `  ${key}: "${text}"`),
      ),
  },
  xml: {
    template: 'res/values{-language}/strings.xml',
    codeOf: (language) => language.replace('-', '-r'),
    render: (_, texts) =>
      lines(
        '<resources>',
        texts.map(([key, text]) => `    <string name="${key}">${text}</string>`),
        '</resources>',
      ),
  },
  properties: {
    template: 'src/App{_language}.properties',
    codeOf: underscored,
    render: (_, texts) => lines(texts.map(([key, text]) => `${key} = ${text}`)),
  },
  strings: {
    template: 'App/{language}.lproj/Localizable.strings',
    codeOf: (language) => language,
    render: (_, texts) => lines(texts.map(([key, text]) => `"${key}" = "${text}";`)),
  },
  arb: {
    template: 'lib/l10n/app_{language}.arb',
    codeOf: underscored,
    render: (language, texts) =>
      `${JSON.stringify({ '@@locale': underscored(language), ...Object.fromEntries(texts) }, null, 2)}\n`,
  },
  resx: {
    template: 'Properties/Resources{.language}.resx',
    codeOf: (language) => language,
    render: (_, texts) =>
      lines(
        '<root>',
        texts.map(
          ([key, text]) =>
            `  <data name="${key}" xml:space="preserve">\n    <value>${text}</value>\n  </data>`,
        ),
        '</root>',
      ),
  },
  php: {
    template: 'lang/{language}/app.php',
    codeOf: underscored,
    render: (_, texts) =>
      lines(
        '<?php',
        '',
        'return [',
        texts.map(([key, text]) => `    '${key}' => '${text}',`),
        '];',
      ),
  },
};

export const BASE = 'en';

/** A file in one language. */
interface ModelDocument {
  /** By key. */
  texts: Map<string, string>;
  /** The keys that it had when it was imported, in their order: all others stand behind them. */
  imported: readonly string[];
}

/** A file in all its languages. */
class ModelFile {
  /** By language. */
  readonly documents = new Map<string, ModelDocument>();
  readonly template: string;

  constructor(
    folder: string,
    private readonly format: ModelFormat,
    /** In their order. */
    public keys: readonly string[],
  ) {
    this.template = `${folder}/${format.template}`;
  }

  /** The documents in some languages, by their paths. */
  written(languages: readonly string[]): Record<string, TestDocument> {
    return Object.fromEntries(
      languages.flatMap((language): [string, TestDocument][] => {
        const document = this.documents.get(language);
        if (!document) return [];
        const texts = this.inOrder(document).map((key) => [key, document.texts.get(key) ?? ''] as const);
        const text = this.format.render(language, texts);
        return [[this.pathIn(language), { file: this.template, language, text }]];
      }),
    );
  }

  private pathIn(language: string): string {
    const code = this.format.codeOf(language);
    return this.template
      .replace(/\{([-_.])language\}/, (_, separator: string) => (language === BASE ? '' : separator + code))
      .replace('{language}', code);
  }

  private inOrder({ texts, imported }: ModelDocument): string[] {
    const others = this.keys.filter((key) => !imported.includes(key));
    return [...imported, ...others].filter((key) => texts.has(key));
  }

  imported(): void {
    for (const document of this.documents.values()) document.imported = this.inOrder(document);
  }

  put(language: string, key: string, text: string): void {
    const document = this.documents.get(language) ?? { texts: new Map<string, string>(), imported: [] };
    this.documents.set(language, document);
    document.texts.set(key, text);
  }

  /** @param to null: the key goes */
  rename(key: string, to: string | null): void {
    const renamed = (keys: readonly string[]): string[] =>
      keys.flatMap((own) => (own === key ? (to ?? []) : own));
    this.keys = renamed(this.keys);
    for (const document of this.documents.values()) {
      const text = document.texts.get(key);
      document.imported = renamed(document.imported);
      document.texts.delete(key);
      if (text !== undefined && to !== null) document.texts.set(to, text);
    }
  }
}

export interface FileSeed {
  format: string;
  /** By language: of each key its text; undefined: the document lacks it. */
  texts: Readonly<Record<string, readonly (string | undefined)[]>>;
}

export type Step =
  | { kind: 'edit'; file: number; language: string; key: number; text: string }
  | { kind: 'rename'; file: number; key: number }
  | { kind: 'remove'; file: number; key: number }
  | { kind: 'pull' };

/** A project into which a repository is imported and that is edited then, and the tree that it must be written to. */
export class RepositoryModel {
  readonly repository = new TestRepository({});
  private readonly files: readonly ModelFile[];
  private names = 0;

  /** @param order of the languages, in which they are imported; empty: all in one act */
  constructor(seeds: readonly FileSeed[], order: readonly string[]) {
    this.files = seeds.map(({ format, texts }, at) => fileOf(at, format, texts));
    const acts = order.length === 0 ? [undefined] : order.map((language) => [language]);
    for (const languages of acts) this.repository.addTogether(this.tree(languages), BASE);
  }

  /** The documents in some languages, or in all. */
  tree(languages?: readonly string[]): Record<string, TestDocument> {
    const all = this.files.map((file) => file.written(languages ?? [...file.documents.keys()]));
    return Object.fromEntries(all.flatMap((documents) => Object.entries(documents)));
  }

  /** What an export writes, by path. */
  written(): Record<string, string> {
    return this.repository.written({ sourceLanguageId: this.repository.idOf(BASE) });
  }

  take(step: Step): void {
    if (step.kind === 'pull') return this.pull();
    const file = this.files[step.file % this.files.length];
    const key = file?.keys[step.key % file.keys.length];
    if (!file || key === undefined) return;
    if (step.kind === 'edit') this.edit(file, key, step);
    else if (step.kind === 'rename') this.rename(file, key);
    else this.remove(file, key);
  }

  private pull(): void {
    this.repository.addTogether(this.tree(), BASE);
    for (const file of this.files) file.imported();
  }

  /** A text, or one in a language that the file, or the project, does not have yet. */
  private edit(file: ModelFile, key: string, { language, text }: { language: string; text: string }): void {
    file.put(language, key, text);
    const { project } = this.repository;
    if (project.texts(language, key).length > 0) project.write(language, key, null, text);
    else project.translate(language, key, text);
  }

  private rename(file: ModelFile, key: string): void {
    const to = `${key.charAt(0)}name${String((this.names += 1))}`;
    this.repository.project.rename(key, to);
    file.rename(key, to);
  }

  /** Unless a document would have nothing left. */
  private remove(file: ModelFile, key: string): void {
    const all = [...file.documents.values()];
    if (all.some(({ texts }) => texts.size === 1 && texts.has(key))) return;
    this.repository.project.remove(key);
    file.rename(key, null);
  }
}

/** Keys have names that no other file has. */
function fileOf(at: number, format: string, texts: FileSeed['texts']): ModelFile {
  const own = MODEL_FORMATS[format];
  if (!own) throw new Error(`No ${format}`);
  const letter = String.fromCharCode(97 + at);
  const keys = (texts[BASE] ?? []).map((_, key) => `${letter}key${String(key)}`);
  const file = new ModelFile(`module-${letter}`, own, keys);
  for (const [language, all] of Object.entries(texts))
    for (const [key, text] of all.entries())
      if (text !== undefined) file.put(language, keys[key] ?? '', text);
  file.imported();
  return file;
}
