/** With its first letter in upper case, as in the language. */
export function capitalised(name: string, locale: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
