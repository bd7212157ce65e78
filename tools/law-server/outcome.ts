/** What the law says of a repository that went through a server. */
export interface ServerLaw {
  readonly name: string;
  /** Empty: it came back as it was. */
  readonly faults: readonly string[];
  readonly totals: Readonly<Record<'files' | 'documents' | 'languages' | 'keys', number>>;
  readonly mode: string;
  readonly leftOut: number;
  readonly milliseconds: number;
}

/** A line for the repository, and one for each of the first faults. */
export function toldOfServer(law: ServerLaw, most: number): string[] {
  const { name, faults, mode, leftOut, milliseconds } = law;
  const totals = Object.entries(law.totals).map(([what, count]) => `${count} ${what}`);
  const head = [
    `${faults.length === 0 ? '✓' : '✗'} ${name}: ${totals.join(', ')}`,
    mode,
    `${leftOut} left out`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join('; ');
  const more = faults.length > most ? [`    … and ${faults.length - most} more`] : [];
  return [head, ...faults.slice(0, most).map((fault) => `    ${fault}`), ...more];
}
