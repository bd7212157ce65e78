/** The most graphemes of every text, so that they are counted. */
export const MAX_LENGTH = 20;

/**
 * Returns a function for the findings of a text, as JSON.
 * @param {typeof import('../../core/checks/rules/check-text.js').checkText} checkText
 * @param {typeof import('../../core/checks/fingerprint.js').fingerprint} fingerprint
 * @param {import('../../core/checks/severities.js').Severities} severities
 * @returns {(of: import('./texts.ts').TextOfFile) => string}
 */
export const verdictOf =
  (checkText, fingerprint, severities) =>
  ({ tag, text, source }) =>
    JSON.stringify(
      checkText(
        {
          target: { text, tag },
          source: source === '' ? null : { tag: 'en-GB', forms: [[null, source]] },
          quantity: null,
          otherForms: [],
          maxLength: MAX_LENGTH,
          placeholders: 'any',
        },
        severities,
      ).map((finding) => ({ ...finding, fingerprint: fingerprint(finding, source || null) })),
    );
