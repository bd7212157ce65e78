import { appendFile, chown, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';
import { generate } from 'selfsigned';

const NAME = 'localhost';
/** The type of a name in a certificate. */
const DNS_NAME = 2;

/**
 * Lets the PostgreSQL at `url` encrypt, with a certificate for `localhost` that it has signed itself, and accept nothing
 * else. Returns the path of the certificate.
 * @param dataDir the data folder of the server
 */
export async function encryptConnections(url: string, dataDir: string): Promise<string> {
  const cluster = join(dataDir, 'postgres', 'cluster');
  const certFile = join(dataDir, 'localhost.crt');
  const keyFile = join(dataDir, 'localhost.key');
  const { cert, private: key } = await generate([{ name: 'commonName', value: NAME }], {
    // By default it would contain the address as well.
    extensions: [{ name: 'subjectAltName', altNames: [{ type: DNS_NAME, value: NAME }] }],
  });
  await writeFile(certFile, cert);
  await writeFile(keyFile, key, { mode: 0o600 });
  const { uid, gid } = await stat(cluster);
  await chown(keyFile, uid, gid);
  await allowOnlyEncrypted(join(cluster, 'pg_hba.conf'));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`ALTER SYSTEM SET ssl_cert_file = ${pg.escapeLiteral(certFile)}`);
  await client.query(`ALTER SYSTEM SET ssl_key_file = ${pg.escapeLiteral(keyFile)}`);
  await client.query('ALTER SYSTEM SET ssl = on');
  await client.query('SELECT pg_reload_conf()');
  await client.end();
  return certFile;
}

/** The first rule that matches decides. */
async function allowOnlyEncrypted(rules: string): Promise<void> {
  const before = await readFile(rules, 'utf8');
  await writeFile(rules, 'hostnossl all all all reject\n');
  await appendFile(rules, before);
}
