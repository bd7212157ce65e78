/**
 * Returns a function that names languages in a language, in both styles: "Brazilian Portuguese" and "Portuguese
 * (Brazil)".
 */
export function naming(language: string): (tag: string) => string[] {
  const styles = (['dialect', 'standard'] as const).map(
    (languageDisplay) =>
      new Intl.DisplayNames([language], { type: 'language', fallback: 'none', languageDisplay }),
  );
  return (tag) => [...new Set(styles.flatMap((style) => style.of(tag) ?? []))];
}

// Without data for a language, the platform would return names in the language of the browser.
export const ownNames = (tag: string): string[] =>
  Intl.DisplayNames.supportedLocalesOf([tag]).length > 0 ? naming(tag)(tag) : [];

/** The form in which names are compared. */
export const fold = (name: string): string => name.normalize('NFC').toLowerCase();
