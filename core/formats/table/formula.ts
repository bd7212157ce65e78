/**
 * What a spreadsheet may skip before a formula: white space, characters without a width, and the separator of cells where a
 * comma is the decimal sign.
 */
const SKIPPED = String.raw`[\s\u200B-\u200D\u2060\uFEFF;]*`;

/** What a spreadsheet may take for the beginning of a formula; OWASP, CSV injection. Behind apostrophes, these are ours. */
const BEGINNING = String.raw`(?:[\t\r\n]|${SKIPPED}[=+\-@＝＋－＠])`;
const GUARDABLE = new RegExp(`^'*${BEGINNING}`);
const GUARDED = new RegExp(`^'+${BEGINNING}`);

/** A formula that calls something; behind a sign, only functions (`(`) and other programs (`|`) do. */
const CALLS = new RegExp(String.raw`^(?:${SKIPPED}[=@＝＠]|[\t\r\n]*[+\-＋－][^]*[(|])`);

/** A text as a cell that begins no formula: spreadsheets show what is behind an apostrophe. */
export const guarded = (text: string): string => (GUARDABLE.test(text) ? `'${text}` : text);

/** The text of a cell. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Whether a cell does not even come back as it was: `-5 %` and `- item` do. */
export const isFormula = (cell: string): boolean => CALLS.test(cell);
