import { whileEditing } from '../support/under-load.js';
import type { Scenario } from './index.js';

export const naiveClients: Scenario = {
  id: 'self-test',
  what: 'no fault, but editors who do not say which version they have read: the checker must find it',
  async run(stage) {
    const url = await stage.database();
    const { origin } = await stage.product({ environment: { DATABASE_URL: url } });
    const place = { stage, origin, url, habits: { sendsVersion: false } };
    const report = await whileEditing(place, () => Promise.resolve(''));
    const { lost, anomalies, broken } = report;
    const rules = [...new Set(anomalies.map(({ rule }) => rule))].sort((a, b) => a - b);
    return {
      ...report,
      // Losing something is the point.
      lost: 0,
      anomalies: [],
      broken: anomalies.length === 0 ? [...broken, 'the checker found nothing'] : broken,
      notes: `${lost} edits lost, ${anomalies.length} anomalies found, by rules ${rules.join(', ')}`,
    };
  },
};
