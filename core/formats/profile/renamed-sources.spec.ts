import { imported, written } from './testing-one-file.js';

describe('a renamed message whose name is its source text', () => {
  it('of Qt stays as it is where it has no translation', () => {
    const text =
      '<TS language="fr"><context><name>Main</name>\n' +
      '<message><source>Open a file</source><translation type="unfinished"/></message>\n</context></TS>\n';
    const project = imported({ name: 'app_fr.ts', tag: 'fr', text });
    project.rename('Open a file', 'open_file');
    expect(written(project, 'app_fr.ts')).toBe(text.replace('Open a file', 'open_file'));
  });

  it('of a template of gettext writes that text', () => {
    const text = 'msgid ""\nmsgstr "Language: en\\n"\n\nmsgid "Save"\nmsgstr ""\n';
    const project = imported({ name: 'messages.pot', text });
    project.rename('Save', 'save_button');
    expect(written(project, 'messages.pot')).toBe(
      text.replace('"Save"\nmsgstr ""', '"save_button"\nmsgstr "Save"'),
    );
  });

  it('of an English document of Qt writes that text', () => {
    const message = (source: string, translation: string): string =>
      `<message><source>${source}</source>${translation}</message>\n`;
    const end = `${message('Close the file', '<translation/>')}</context></TS>\n`;
    const begin = '<TS language="en"><context><name>Main</name>\n';
    const text = begin + message('Open a file', '<translation/>') + end;
    const project = imported({ name: 'app_en.ts', text });
    project.rename('Open a file', 'open_file');
    expect(written(project, 'app_en.ts')).toBe(
      begin + message('open_file', '<translation>Open a file</translation>') + end,
    );
  });
});
