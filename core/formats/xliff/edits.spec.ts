import { readFileSync } from 'node:fs';

import { difference, documents, SOURCE } from './testing-xliff.js';
import type { Document, Edit } from './testing-xliff.js';

const { AGENCY, ANGULAR, APPLE, TWO } = documents((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
);

/** A document of Xcode with references where it could do without. */
const WITH_REFERENCES: Document = {
  name: APPLE.name,
  source: APPLE.source.replace('state="translated">Orbite<', 'state="translated">L&apos;orbite <x id="1"/><'),
};

describe('an edit of an XLIFF document', () => {
  it.each<[title: string, document: Document, edit: Edit, gone?: string, ...added: string[]]>([
    [
      'a translation',
      APPLE,
      { key: 'CFBundleName', text: 'Orbite 2' },
      '<target state="translated">Orbite</target>',
      '<target state="translated">Orbite 2</target>',
    ],
    [
      'a source',
      TWO,
      { key: 'u3_1', languageId: SOURCE, text: 'A <second> one.' },
      '<source>Second sentence.</source>',
      '<source>A &lt;second&gt; one.</source>',
    ],
    [
      'a form',
      APPLE,
      { key: '%lld files', form: 'one', text: 'un fichier' },
      '<target state="translated">%lld fichier</target>',
      '<target state="translated">un fichier</target>',
    ],
    [
      'a text with inline elements',
      TWO,
      { key: 'hint', text: '<ph id="2" equiv="name"/> i <pc id="1" dataRefStart="d1">co & </pc></pc>' },
      '<target>Podaj <pc id="1" dataRefStart="d1">swoje <ph id="2" equiv="name"/></pc> imię</target>',
      '<target><ph id="2" equiv="name"/> i <pc id="1" dataRefStart="d1">co &amp; </pc>&lt;/pc&gt;</target>',
    ],
    [
      'a text with references',
      WITH_REFERENCES,
      { key: 'CFBundleName', text: 'L\'orbite > "<x id="1"/>"' },
      '<target state="translated">L&apos;orbite <x id="1"/></target>',
      '<target state="translated">L&apos;orbite &gt; "<x id="1"/>"</target>',
    ],
    [
      'a text in CDATA',
      AGENCY,
      { key: 'cdata', languageId: SOURCE, text: '<i>Fast</i>' },
      '<trans-unit id="5" resname="cdata"><source><![CDATA[<b>Fast</b> & free]]></source><target state="final"><![CDATA[<b>Schnell</b> & gratis]]></target></trans-unit>',
      '<trans-unit id="5" resname="cdata"><source><![CDATA[<i>Fast</i>]]></source><target state="final"><![CDATA[<b>Schnell</b> & gratis]]></target></trans-unit>',
    ],
    [
      'a description',
      TWO,
      { key: 'hint', description: 'Under <it>' },
      '<notes><note>Below the fields</note></notes>',
      '<notes><note>Under &lt;it&gt;</note></notes>',
    ],
    [
      'a description that is gone',
      TWO,
      { key: 'hint', description: '' },
      '<notes><note>Below the fields</note></notes>',
    ],
    [
      'a translation where the target was empty',
      AGENCY,
      { key: 'checkout.empty', text: 'Leer' },
      '<target state="new"/>',
      '<target state="translated">Leer</target>',
    ],
    [
      'a translation where there was none',
      ANGULAR,
      { key: 'sign.out', text: 'Sortir' },
      undefined,
      '<target>Sortir</target>',
    ],
    [
      'a translation of a segment',
      TWO,
      { key: 'u3_1', text: 'Drugie.' },
      '<segment id="s2" state="initial">',
      '<segment id="s2" state="translated">',
      '<target>Drugie.</target>',
    ],
    [
      'a form where its source had no translation',
      APPLE,
      { key: 'moved_files', form: 'one', text: 'un seul' },
      undefined,
      '<target state="translated">un seul</target>',
    ],
    [
      'a form that no unit has',
      TWO,
      { key: 'items', form: 'many', text: '{0} tyle' },
      undefined,
      '<unit id="items_plural.many-a26e6174" name="items|==|plural.many">',
      '<segment state="translated">',
      '<target>{0} tyle</target>',
    ],
  ])('changes nothing else: %s', (_, document, edit, gone, ...added) => {
    const result = difference(document, [edit]);
    expect(result.gone).toEqual(gone === undefined ? [] : [gone]);
    // What is there already, such as a line with an end tag, is no difference.
    expect(result.added).toEqual(added);
  });
});

describe('the states of an XLIFF document', () => {
  const taken = { takeStatuses: true };

  it.each<[title: string, document: Document, edit: Edit, ...lines: string[]]>([
    [
      'a segment that was validated',
      TWO,
      { key: 'hint', status: 'validated' },
      '<segment state="translated" subState="x:checked">',
      '<segment state="final">',
    ],
    [
      'a segment that is no longer validated',
      TWO,
      { key: 'title', status: 'modified' },
      '<segment id="s1" state="reviewed">',
      '<segment id="s1" state="translated">',
    ],
    [
      'an approval',
      AGENCY,
      { key: 'checkout.pay', status: 'invalidated' },
      '<trans-unit id="1" resname="checkout.pay" approved="yes" maxwidth="20" size-unit="char" ag:score="99">',
      '<trans-unit id="1" resname="checkout.pay" approved="no" maxwidth="20" size-unit="char" ag:score="99">',
      '<target state="translated" state-qualifier="exact-match">Jetzt zahlen</target>',
      '<target state="needs-review-translation" state-qualifier="exact-match">Jetzt zahlen</target>',
    ],
    [
      'a text of Xcode that was validated',
      APPLE,
      { key: '%lld files', form: 'other', status: 'validated' },
      '<target state="needs-review-translation">%lld fichiers</target>',
      '<target state="translated">%lld fichiers</target>',
    ],
  ])('follow the review: %s', (_, document, edit, ...lines) => {
    const isOld = (__: string, at: number): boolean => at % 2 === 0;
    expect(difference(document, [edit], taken)).toEqual({
      gone: lines.filter(isOld),
      added: lines.filter((line, at) => !isOld(line, at)),
    });
  });

  it('stay where nobody asked for them, unless a text was refused', () => {
    expect(difference(TWO, [{ key: 'hint', status: 'validated' }])).toEqual({ gone: [], added: [] });
    expect(difference(TWO, [{ key: 'title', status: 'invalidated' }]).added).toEqual([
      '<segment id="s1" state="translated">',
    ]);
  });

  it('are added where a text had none and was validated', () => {
    expect(difference(ANGULAR, [{ key: 'read.more', status: 'validated' }], taken).added).toEqual([
      expect.stringMatching(/^<target state="final">Lire /),
    ]);
  });
});
