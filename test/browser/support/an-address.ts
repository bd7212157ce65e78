import { aDataFolder, start } from '../../process/support/motley.js';

/** A server of this checkout, or one that somebody has started; `cleanUp` ends the first. */
export const anAddress = async (): Promise<string> =>
  process.env.MOTLEY_ADDRESS ?? start({ MOTLEY_DATA: await aDataFolder() }).address;
