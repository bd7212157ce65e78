import { createDataSource } from './src/app/create-data-source.js';

/** For the TypeORM command line, which looks for a default export. */
export default createDataSource(process.env.DATABASE_URL ?? 'postgres://localhost/motley');
