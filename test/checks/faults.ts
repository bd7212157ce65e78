import { countGraphemes } from '../../core/domain/graphemes.js';
import type { CheckId } from '../../core/checks/check-ids.js';
import type { Subject } from '../../core/checks/subject.js';

/** A pair without a fault. */
export interface CleanPair {
  tag: string;
  source: string;
  text: string;
}

/** The change of a subject by a fault; null if the fault does not apply. */
export type Spoiled = Partial<Pick<Subject, 'maxLength'>> & { text?: string; withoutSource?: boolean };

export interface Fault {
  check: CheckId;
  name: string;
  spoil: (pair: CleanPair) => Spoiled | null;
}

const replacing =
  (pattern: RegExp, replacement: string) =>
  ({ text }: CleanPair): Spoiled | null => {
    const spoiled = text.replace(pattern, replacement);
    return spoiled === text ? null : { text: spoiled };
  };

const isIcu = ({ source }: CleanPair): boolean => source.includes('plural,');
const plainOnly =
  (spoil: Fault['spoil']): Fault['spoil'] =>
  (pair) =>
    isIcu(pair) ? null : spoil(pair);
const only =
  (tags: readonly string[], spoil: Fault['spoil']): Fault['spoil'] =>
  (pair) =>
    tags.includes(pair.tag) ? spoil(pair) : null;

const fault = (check: CheckId, name: string, spoil: Fault['spoil']): Fault => ({ check, name, spoil });

const SPACED = ['fr', 'de', 'ru', 'pl', 'ar', 'hi'];
const LATIN = ['fr', 'de', 'pl'];
const CASED = [...LATIN, 'ru'];

export const FAULTS: readonly Fault[] = [
  fault(
    'missing',
    'no placeholder',
    plainOnly(replacing(/^(?:\{\w+\}|%\d?\$?[sd]) | ?(?:\{\w+\}|%\d?\$?[sd])/, '')),
  ),
  fault('missing', 'no argument', replacing(/ ?\{table\}/, '')),
  fault('unknown', 'one too many', plainOnly(replacing(/(?<=[\p{L}}])(?= )/u, ' {extra}'))),
  fault('unknown', 'argument unknown', ({ text, ...pair }) =>
    isIcu({ text, ...pair }) ? { text: `${text} {room}` } : null,
  ),
  fault('type', 'another conversion', replacing(/%2\$d/, '%2$s')),
  fault('type', 'other braces', plainOnly(replacing(/\{(name|count|month)\}/, '{{$1}}'))),
  fault('type', 'order without positions', replacing(/%s(.+)%d/, '%d$1%s')),
  fault('type', 'a date', replacing(/\{n, plural, .*\}\}/u, '{n, date}')),
  fault('syntax', 'not closed', (pair) => (isIcu(pair) ? replacing(/\}\}/, '}')(pair) : null)),
  fault('syntax', 'no other', replacing(/other \{/, 'others {')),
  fault('syntax', 'no few', replacing(/ few \{[^}]*\}/, '')),
  fault('syntax', 'no many', only(['ru', 'pl', 'ar'], replacing(/ many \{[^}]*\}/, ''))),
  fault('syntax', 'type cut off', replacing(/plural, /, 'plural ')),
  fault('tags', 'not closed', replacing(/<\/b>/, '')),
  fault('tags', 'not opened', replacing(/<a>/, '')),
  fault('tags', 'removed', replacing(/<\/?b>/g, '')),
  fault('tags', 'another one', replacing(/<(\/?)b>/g, '<$1i>')),
  fault('entities', 'unknown name', replacing(/&amp;/, '&ampe;')),
  fault('entities', 'no semicolon', replacing(/&amp;/, '&amp')),
  fault('entities', 'no number', replacing(/&amp;/, '&#;')),
  fault('links', 'another host', replacing(/help\.example\.com\/start/, 'help.exemple.com/start')),
  fault('links', 'another address', replacing(/help@example/, 'hilfe@example')),
  fault('links', 'no path', replacing(/\.com\/start/, '.com')),
  fault('length', 'one too many', ({ text }) => ({ maxLength: countGraphemes(text) - 1 })),
  fault('near', 'little room', ({ text }) => ({
    withoutSource: true,
    maxLength: Math.ceil(countGraphemes(text) * 1.1),
  })),
  fault('spaces', 'before', ({ text }) => ({ text: ` ${text}` })),
  fault('spaces', 'behind', ({ text }) => ({ text: `${text} ` })),
  fault('spaces', 'two', only(SPACED, plainOnly(replacing(/(?<=\p{L}) (?=\p{L})/u, '  ')))),
  fault('lines', 'joined', replacing(/\n/, ' ')),
  fault('lines', 'an empty one', replacing(/\n/, '\n\n')),
  fault('end', 'no mark', replacing(/[\u00A0\u202F]?[.!?:。！？：؟।]$/u, '')),
  fault('end', 'a full stop', ({ source, text, tag }) =>
    /[a-z]$/.test(source) ? { text: `${text}${tag === 'ja' || tag === 'zh' ? '。' : '.'}` } : null,
  ),
  fault('nbsp', 'a space', only(['fr'], replacing(/[\u00A0\u202F](?=[!?:])/u, ' '))),
  fault('nbsp', 'none', only(['fr'], replacing(/[\u00A0\u202F](?=[!?:])/u, ''))),
  fault('pairs', 'bracket not closed', replacing(/[)）]/, '')),
  fault('pairs', 'bracket not opened', replacing(/[(（]/, '')),
  fault(
    'pairs',
    'quote not closed',
    plainOnly(replacing(/(?<=Été|Sommer|Лето|Lato|夏|الصيف|夏天|गर्मी)[\u00A0]?[»“”」]/u, '')),
  ),
  fault('numbers', 'another one', replacing(/12(?=\D)|١٢(?=\D)|१२(?=\D)/u, '13')),
  fault('numbers', 'none', replacing(/(?:503|4242) ?/, '')),
  fault('numbers', 'another year', replacing(/2026|٢٠٢٦/, '2025')),
  fault(
    'repeated',
    'twice',
    only(
      ['fr', 'de', 'ru', 'pl', 'ar'],
      plainOnly(replacing(/(?<=^|[ ])(\p{L}{3,}) (?=\p{L}{2})/u, '$1 $1 ')),
    ),
  ),
  fault(
    'capital',
    'small letter',
    only(CASED, ({ source, text }) =>
      /^[A-Z]/.test(source) && /^\p{Lu}/u.test(text)
        ? { text: text.charAt(0).toLowerCase() + text.slice(1) }
        : null,
    ),
  ),
  fault(
    'script',
    'a Cyrillic letter',
    only(
      LATIN,
      plainOnly(
        replacing(
          /(?<=\p{Script=Latin}\p{Script=Latin})e(?=\p{Script=Latin})(?![^{]*\}|[^<]*>|\S*\.com)/u,
          'е',
        ),
      ),
    ),
  ),
  fault('script', 'a Latin letter', only(['ru'], replacing(/(?<=[а-я]{2})[о](?=[а-я])/u, 'o'))),
  fault('same', 'not translated', ({ source, tag }) =>
    (tag === 'fr' && /[!?:]/.test(source)) || source.includes('plural,') ? null : { text: source },
  ),
];
