/** The name with its first letter in upper case, by the rules of the language. */
export function capitalised(name: string, locale: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
