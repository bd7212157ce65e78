/** The column of a cell, from 0: that of `C12` is 2. Null if it is none of Excel's 16,384. */
export function columnNumber(reference: string): number | null {
  const letters = /^\$?([A-Za-z]{1,3})\$?\d/.exec(reference)?.[1];
  if (letters === undefined) return null;
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number <= 16_384 ? number - 1 : null;
}

/** `C` for 2. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}
