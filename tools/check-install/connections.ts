const ADDRESS = /sin6?_port=htons\((\d+)\).*?(?:inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)")/;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.|0\.0\.0\.0$|::$)/;

/** The distinct addresses outside this machine that the trace of strace contains. */
export function directConnections(trace: string) {
  const found = new Set<string>();
  for (const line of trace.split('\n')) {
    const [, port, v4, v6] = ADDRESS.exec(line) ?? [];
    const address = v4 ?? v6;
    if (address !== undefined && !LOOPBACK.test(address))
      found.add(`${address} port ${port}, past the proxy`);
  }
  return [...found];
}
