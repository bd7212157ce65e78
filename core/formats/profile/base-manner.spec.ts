import { strToU8 } from 'fflate';

import { ImportedProject } from './testing-imports.js';

/** The second file of an app, after a translation of what only the first one has. */
function written(name: string, base: string, other: string, texts: Readonly<Record<string, string>>): string {
  const project = new ImportedProject('cldr');
  project.add('en', [{ name, bytes: strToU8(base) }]);
  project.add('fr', [{ name, bytes: strToU8(other) }]);
  for (const [key, text] of Object.entries(texts)) project.write('fr', key, null, text);
  return project.files(name.endsWith('resx') ? 'dotnet' : 'android')[1]?.text ?? '';
}

describe('a translation that is new to its file', () => {
  it('is written as its base text is in Android: characters, elements, CDATA or quotes', () => {
    const base = `<resources>
    <string name="seen">Seen by &lt;i&gt;%1$s&lt;/i&gt;</string>
    <string name="here">You are <i>here</i></string>
    <string name="page"><![CDATA[<p>Page</p>]]></string>
    <string name="wide">"  wide  "</string>
    <string name="ok">OK</string>
</resources>
`;
    const other = '<resources>\n    <string name="ok">OK</string>\n</resources>\n';
    const texts = {
      seen: 'Vu par <i>%1$s</i>',
      here: 'Vous êtes <i>ici</i>',
      page: '<p>Feuille</p>',
      wide: '  large  ',
    };
    expect(written('strings.xml', base, other, texts)).toBe(`<resources>
    <string name="ok">OK</string>
    <string name="seen">Vu par &lt;i&gt;%1$s&lt;/i&gt;</string>
    <string name="here">Vous êtes <i>ici</i></string>
    <string name="page"><![CDATA[<p>Feuille</p>]]></string>
    <string name="wide">"  large  "</string>
</resources>
`);
  });

  it('stays in CDATA in .NET resources', () => {
    const base =
      '<root>\n  <data name="page">\n    <value><![CDATA[<p>Page</p>]]></value>\n  </data>\n  <data name="ok">\n    <value>OK</value>\n  </data>\n</root>\n';
    const other = '<root>\n  <data name="ok">\n    <value>OK</value>\n  </data>\n</root>\n';
    expect(written('Texts.resx', base, other, { page: '<p>Feuille</p>' })).toContain(
      '<value><![CDATA[<p>Feuille</p>]]></value>',
    );
  });
});
