import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { checkedBy } from '../../../test/support/outside-tools.js';
import { pluralForms } from '../../domain/plural-rules.js';
import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { pluralRule } from '../po/plural-rule.js';
import { poText } from '../po/strings.js';
import { HOSTILE } from '../testing.js';
import { isWritable } from './content.js';
import { qtForms } from './numerus.js';

/** The tools of Qt; a machine may lack them. */
const hasQt = spawnSync('lconvert', ['-h']).status === 0 && spawnSync('lrelease', ['-help']).status === 0;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qt-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A document as Qt writes it as gettext PO. */
function asPo(document: string): string {
  const [from, to] = [join(folder, 'a.ts'), join(folder, 'a.po')];
  writeFileSync(from, document);
  execFileSync('lconvert', ['-i', from, '-o', to, '-of', 'po'], { stdio: 'pipe' });
  return readFileSync(to, 'utf8');
}

const exported = (project: ExportProject): string =>
  writeProject(project, {
    platform: 'qt',
    languageIds: [1],
    prefix: false,
    validatedOnly: false,
    pluralMode: 'cldr',
  })[0]?.text ?? '';

const projectIn = (tag: string, keys: ExportProject['groups'][number]['keys']): ExportProject => ({
  languages: [{ id: 1, name: tag, tag }],
  groups: [{ name: 'Window', keys }],
});

const valueOf = (name: string, quantityString: 'one' | 'other' | null = null) => ({
  name,
  quantityString,
  languageId: 1,
  status: 'modified' as const,
});

/** What its own format does with others: PO has no carriage returns. */
const TEXTS = HOSTILE.filter((text) => isWritable(text) && text.trim() !== '' && !/[\r\p{Cc}]/u.test(text));

describe('documents of Qt Linguist, as Qt sees them', () => {
  checkedBy('lconvert', hasQt)('lconvert reads the texts of an export', () => {
    const keys = TEXTS.map((text, at) => ({
      name: `${at} ${text}`,
      isPlural: false,
      values: [valueOf(`=${text}`)],
    }));
    const po = asPo(exported(projectIn('de', keys)));
    const texts = [...po.matchAll(/^msgstr ("(?:[^"\\\n]|\\.)*"(?:\n"(?:[^"\\\n]|\\.)*")*)/gm)];
    expect(texts.slice(1).map(([, raw = '']) => poText(raw))).toEqual(TEXTS.map((text) => `=${text}`));
  });

  checkedBy('lconvert', hasQt).each([
    'ar',
    'cs',
    'cy',
    'de',
    'fr',
    'ga',
    'hu',
    'ja',
    'lt',
    'lv',
    'mt',
    'pl',
    'pt',
    'ro',
    'ru',
    'sl',
    'tr',
  ])('lconvert counts as many forms, and means the same ones: %s', (tag) => {
    const key = { name: '%n files', isPlural: true, values: [valueOf('a', 'one'), valueOf('b', 'other')] };
    const po = asPo(exported(projectIn(tag, [key])));
    const [, header = ''] = /"Plural-Forms: (.*)\\n"/.exec(po) ?? [];
    const { forms } = pluralRule(header, tag);
    const own = qtForms(tag);
    expect(own).toHaveLength(forms.length);
    for (const [at, form] of forms.entries())
      if (form !== null && form !== 'other' && pluralForms(tag).includes(own[at] ?? 'other'))
        expect([at, own[at]]).toEqual([at, form]);
  });

  checkedBy('lrelease', hasQt)('lrelease compiles an export with all of its texts', () => {
    const keys = [
      { name: 'Open', isPlural: false, values: [valueOf('Öffnen')] },
      { name: 'Close', isPlural: false, values: [] },
      {
        name: '%n files',
        isPlural: true,
        values: [valueOf('%n Datei', 'one'), valueOf('%n Dateien', 'other')],
      },
    ];
    const path = join(folder, 'b.ts');
    writeFileSync(path, exported(projectIn('de', keys)));
    const said = execFileSync('lrelease', [path, '-qm', join(folder, 'b.qm')], { encoding: 'utf8' });
    expect(said).toContain('Generated 2 translation(s) (2 finished and 0 unfinished)');
  });
});
