import type { FileFormat } from '../model/file-format.js';

export const poFormat: FileFormat = {
  id: 'po',
  platform: 'gettext',
  extensions: ['po', 'pot'],
  parseError: 'po_parse_error',
  mayBeNamedByTexts: true,
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).po,
};
