/**
 * As far as it is read here; a registry that cannot be asked leaves the first two out.
 * @typedef {object} Report
 * @property {Record<string, { name: string, severity: string }>} [vulnerabilities]
 * @property {{ dependencies?: { total?: number } }} [metadata]
 * @property {string} [message]
 * @property {{ summary?: string }} [error]
 */

const SERIOUS = ['high', 'critical'];

/**
 * The exit code and the lines for npm's report, a JSON text. An error never counts as a clean report.
 * @param {string} text
 */
export function verdictOf(text) {
  const report = parsed(text);
  if (report?.vulnerabilities === undefined || report.metadata === undefined) {
    const why = report?.message ?? report?.error?.summary ?? 'npm gave no report';
    return { code: 2, lines: [`The registry could not be asked, so nothing is known: ${why}`] };
  }
  const found = Object.values(report.vulnerabilities).map(({ name, severity }) => ({ name, severity }));
  const serious = found.filter(({ severity }) => SERIOUS.includes(severity));
  const total = report.metadata.dependencies?.total ?? 'all';
  const lines = found.map(({ name, severity }) => `${severity}: ${name}`).sort();
  return {
    code: serious.length === 0 ? 0 : 1,
    lines: [
      ...lines,
      `${found.length} vulnerable packages, ${serious.length} of them high or critical (of ${total}).`,
    ],
  };
}

/**
 * @param {string} text
 * @returns {Report | null}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
