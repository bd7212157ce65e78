import { QUANTITIES } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';

/** The contents of a file: group → key → text, or the three forms of a plural. */
export type Text = string | Record<Quantity, string>;
export type Texts = Map<string, Map<string, Text>>;

export interface Sample {
  xml: string;
  texts: Texts;
  entries: number;
}

const GROUPS = [
  'onboarding',
  'checkout',
  'settings',
  'profile',
  'search',
  'payment',
  'delivery',
  'reviews',
  'help',
  'common',
];
const STRINGS_PER_GROUP = 104;
const PLURALS_PER_GROUP = 6;
const SUBJECTS = [
  'Your order',
  'The parcel',
  'This address',
  'Our team',
  'A message',
  'Your card',
  'The café',
];
const VERBS = [
  'is ready for',
  'was sent to',
  'will arrive before',
  'needs',
  'has been checked by',
  'belongs to',
];

/** Texts as written in the file and as read by the end user, one per notation in real files. */
const WRITINGS: ((plain: string, n: number) => { written: string; read: string })[] = [
  (plain) => ({ written: plain, read: plain }),
  (plain) => ({ written: `${plain}, don\\'t you \\"see\\"`, read: `${plain}, don't you "see"` }),
  (plain) => ({ written: `${plain}\\nSecond line &amp; \\u2026`, read: `${plain}\nSecond line & …` }),
  (plain) => ({ written: `<![CDATA[${plain} <3 & more]]>`, read: `${plain} <3 & more` }),
  (plain) => ({ written: `${plain} <b>at once</b>, %1$s`, read: `${plain} <b>at once</b>, %1$s` }),
  (plain, n) => ({ written: `\\@${n} ${plain} %d%%`, read: `@${n} ${plain} %d%%` }),
  (plain) => ({ written: `"  ${plain}  "`, read: `  ${plain}  ` }),
  (plain) => ({ written: `${plain} — 日本語 👩‍🚀 ¿qué?`, read: `${plain} — 日本語 👩‍🚀 ¿qué?` }),
];

const at = <T>(list: readonly T[], n: number): T => {
  const found = list[n % list.length];
  if (found === undefined) throw new Error('an empty list has no items');
  return found;
};

/**
 * A strings.xml of realistic size with escapes, CDATA, markup, plurals and comments, and its contents, listed
 * separately rather than parsed.
 */
export function androidSample(): Sample {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<!-- Made for a test: nobody ships this. -->',
    '<resources>',
  ];
  const texts: Texts = new Map();
  for (const group of GROUPS) {
    lines.push(`    <!-- MARK: - ${group} -->`);
    texts.set(group, new Map<string, Text>([...strings(group, lines), ...plurals(group, lines)]));
  }
  lines.push('</resources>', '');
  return { xml: lines.join('\n'), texts, entries: GROUPS.length * (STRINGS_PER_GROUP + PLURALS_PER_GROUP) };
}

function strings(group: string, lines: string[]): [string, string][] {
  return Array.from({ length: STRINGS_PER_GROUP }, (_, n) => {
    const { written, read } = at(WRITINGS, n)(`${at(SUBJECTS, n)} ${at(VERBS, n * 3 + 1)} you (${n})`, n);
    const key = `message_${n}`;
    if (n % 20 === 7) lines.push(`    <!-- Shown on the screen of ${group}, see the brief -->`);
    lines.push(`    <string name="${group}_${key}">${written}</string>`);
    return [key, read];
  });
}

function plurals(group: string, lines: string[]): [string, Record<Quantity, string>][] {
  return Array.from({ length: PLURALS_PER_GROUP }, (_, n) => {
    const key = `items_${n}`;
    const forms = { zero: `No item in ${group}`, one: '%d item', other: `%d items, "${n}"` };
    lines.push(`    <plurals name="${group}_${key}">`);
    for (const quantity of QUANTITIES) {
      lines.push(`        <item quantity="${quantity}">${forms[quantity].replaceAll('"', '\\"')}</item>`);
    }
    lines.push('    </plurals>');
    return [key, forms];
  });
}

/** The same project in another language as Web JSON, with some texts left out. */
export function webSample(texts: Texts, translate: (text: string) => string): { json: string; texts: Texts } {
  const translated: Texts = new Map();
  for (const [group, keys] of texts) {
    const told = [...keys]
      .filter((_, n) => n % 25 !== 3)
      .map(([key, text]): [string, Text] => [key, tell(text, translate)]);
    translated.set(group, new Map(told));
  }
  const written = [...translated].map(([group, keys]) => [
    group,
    Object.fromEntries([...keys].map(([key, text]) => [key, asWebText(text)])),
  ]);
  return { json: JSON.stringify(Object.fromEntries(written), null, 2), texts: translated };
}

const tell = (text: Text, translate: (text: string) => string): Text =>
  typeof text === 'string'
    ? translate(text)
    : { zero: translate(text.zero), one: translate(text.one), other: translate(text.other) };

const escapePipes = (text: string): string => text.replaceAll('|', '\\|');

const asWebText = (text: Text): string =>
  typeof text === 'string'
    ? escapePipes(text)
    : QUANTITIES.map((quantity) => escapePipes(text[quantity])).join(' | ');
