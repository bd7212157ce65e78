/** As far as it is read here; a registry that cannot be asked leaves the first two out. */
interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string }>;
  metadata?: { dependencies?: { total?: number } };
  message?: string;
  error?: { summary?: string };
}

const SERIOUS = ['high', 'critical'];

/** The exit code and the lines for npm's report, a JSON text. An error never counts as a clean report. */
export function verdictOf(text: string) {
  const report = parsed(text);
  if (report?.vulnerabilities === undefined || report.metadata === undefined) {
    return { code: 2, lines: [`The registry could not be asked, so nothing is known: ${reasonOf(report)}`] };
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

const reasonOf = (report: Report | null) => report?.message ?? report?.error?.summary ?? 'npm gave no report';

function parsed(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}
