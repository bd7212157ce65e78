import express from 'express';
import pg from 'pg';

/**
 * The limits that the calls of the product are measured against: Express answering two words, and Express that runs one
 * prepared UPDATE, on the pool of connections and the database the product uses.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
pool.on('error', () => undefined);
await pool.query('CREATE TABLE IF NOT EXISTS bench_bare (id integer PRIMARY KEY, text text NOT NULL)');
await pool.query(
  `INSERT INTO bench_bare SELECT id, 'none' FROM generate_series(1, 1000) id ON CONFLICT DO NOTHING`,
);

const UPDATE = { name: 'bare', text: 'UPDATE bench_bare SET text = $2 WHERE id = $1 RETURNING id, text' };

const app = express();
app.set('etag', false);
app.get('/hello', (_request, response) => {
  response.json({ hello: 'world' });
});
app.patch('/values/:id', express.json(), async (request, response) => {
  const { rows } = await pool.query({ ...UPDATE, values: [request.params.id, request.body.name] });
  response.json(rows[0]);
});
const listener = app.listen(0, '127.0.0.1', () => {
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
