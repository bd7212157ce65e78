import type { Context, Report, Rule } from '../context.js';
import { FILL } from '../cut.js';

/** The entities of HTML 4, and `apos`. */
const NAMES = new Set(
  (
    'amp lt gt quot apos nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 ' +
    'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest times divide szlig AElig aelig OElig ' +
    'oelig ETH eth THORN thorn Oslash oslash Aring aring fnof circ tilde ensp emsp thinsp zwnj zwj lrm rlm ndash mdash ' +
    'lsquo rsquo sbquo ldquo rdquo bdquo dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro trade ' +
    'larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus ' +
    'lowast radic prop infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe oplus ' +
    'otimes perp sdot loz spades clubs hearts diams image weierp real alefsym lceil rceil lfloor rfloor lang rang Alpha ' +
    'Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega ' +
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi ' +
    'chi psi omega thetasym upsih piv'
  ).split(' '),
);

/** Accented letters, such as `&eacute;`. */
const ACCENTED = /^[A-Za-z](?:acute|grave|circ|uml|tilde|cedil|caron)$/;

/** The entities that are most often written without a semicolon. */
const UNFINISHED = /&(?:nbsp|amp|lt|gt|quot|apos|copy|reg|hellip|#\d{1,7})(?![\w;])/g;

/** `entities`: an unknown HTML entity, or one without its semicolon, unless the source has the same. */
export const entityRule: Rule = (context, report) => {
  if (!context.own.text.includes('&')) return;
  unknown(context, report);
  unfinished(context, report);
  split(context, report);
};

function unknown({ own, source }: Context, report: Report): void {
  const theirs = new Set(source?.entities.map(({ text }) => text));
  for (const { from, to, text } of own.entities)
    if (!isEntity(text.slice(1, -1)) && !theirs.has(text))
      report({ check: 'entities', at: [from, to], args: { list: text } });
}

function unfinished({ own, source }: Context, report: Report): void {
  const theirs = new Set(Array.from((source?.text ?? '').matchAll(UNFINISHED), ([match]) => match));
  for (const { index, 0: text } of own.text.matchAll(UNFINISHED)) {
    const at = index + text.length;
    const isInLink = own.plain.charAt(index) === FILL;
    if (!theirs.has(text) && !isInLink)
      report({
        check: 'entities',
        at: [index, at],
        args: { list: text },
        fix: { from: at, to: at, text: ';' },
      });
  }
}

/** An entity with spaces in it, as translation services write them: `& mdash;`. */
const SPLIT = /&[ \u00a0]{1,3}(#?\w{2,10})[ \u00a0]?;/g;

function split({ own, source }: Context, report: Report): void {
  for (const { index, 0: text, 1: name = '' } of own.text.matchAll(SPLIT)) {
    if (!isEntity(name) || source?.text.includes(text) === true) continue;
    const to = index + text.length;
    report({
      check: 'entities',
      at: [index, to],
      args: { list: text },
      fix: { from: index, to, text: `&${name};` },
    });
  }
}

function isEntity(name: string): boolean {
  const [, decimal, hexadecimal] = /^#(?:(\d{1,7})|x([\da-f]{1,6}))$/i.exec(name) ?? [];
  if (decimal === undefined && hexadecimal === undefined) return NAMES.has(name) || ACCENTED.test(name);
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
