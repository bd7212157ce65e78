/** What a spreadsheet may take for the beginning of a formula; OWASP, CSV injection. Behind apostrophes, these are ours. */
const GUARDABLE = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A formula that calls something; behind a sign, only functions (`(`) and other programs (`|`) do. */
const CALLS = /^[\t\r\n]*(?:[=@＝＠]|[+\-＋－][^]*[(|])/;

/** A text as a cell that begins no formula: spreadsheets show what is behind an apostrophe. */
export const guarded = (text: string): string => (GUARDABLE.test(text) ? `'${text}` : text);

/** The text of a cell. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell);

/** Whether a cell does not even come back as it was: `-5 %` and `- item` do. */
export const isFormula = (cell: string): boolean => CALLS.test(cell);
