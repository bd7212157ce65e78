import { PLATFORM_RULES } from '#core/formats/naming/platforms.js';
import type { Platform } from '#core/formats/naming/platforms.js';

import type { MessageId } from '../../i18n/messages.js';
import type { Text } from '../../i18n/use-text.js';

/** Platforms whose names are translated; the others are proper names. */
const TRANSLATED: ReadonlyMap<Platform, MessageId> = new Map([['xcstrings', 'platform.xcstrings']]);

/** The name of a platform in the interface. */
export function platformName(text: Text, platform: Platform): string {
  const id = TRANSLATED.get(platform);
  return id ? text(id) : PLATFORM_RULES[platform].name;
}
