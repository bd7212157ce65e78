import { aDataFolder, start } from '../../process/support/motley.js';

/** The address of a server of this checkout, or of a given one; `cleanUp` ends the former. */
export const anAddress = async (): Promise<string> =>
  process.env.MOTLEY_ADDRESS ?? start({ MOTLEY_DATA: await aDataFolder() }).address;
