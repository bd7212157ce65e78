import type { Stage } from './stage.js';
import { MAISON_LIN } from './worlds/maison-lin.js';
import { POCKET_NOTES } from './worlds/pocket-notes.js';
import { WAYFARER } from './worlds/wayfarer.js';

interface Chapter {
  daysAgo: number;
  tell: (stage: Stage) => Promise<void>;
}

/** Six weeks of three projects, the oldest first. */
export const STORY: readonly Chapter[] = [
  {
    daysAgo: 41,
    tell: async (stage) => {
      await stage.found(WAYFARER, 'camille');
      await stage.judge(WAYFARER, 'English', 'validated', 'camille');
    },
  },
  {
    daysAgo: 39,
    tell: async (stage) => {
      await stage.addLanguage(WAYFARER, 'Français', 'camille');
      await stage.addLanguage(WAYFARER, 'Deutsch', 'camille');
      await stage.join(WAYFARER, 'jonas', { role: 'manager', by: 'camille' });
      await stage.join(WAYFARER, 'aiko', { role: 'editor', by: 'camille' });
      const joining = { role: 'translator', by: 'jonas', from: 'English', into: 'Français' } as const;
      await stage.join(WAYFARER, 'lea', joining);
    },
  },
  {
    daysAgo: 33,
    tell: async (stage) => {
      await stage.found(POCKET_NOTES, 'jonas');
      await stage.addLanguage(POCKET_NOTES, 'Français', 'jonas');
      await stage.join(POCKET_NOTES, 'camille', { role: 'editor', by: 'jonas' });
      await stage.judge(POCKET_NOTES, 'English', 'validated', 'jonas');
      await stage.judge(POCKET_NOTES, 'Français', 'validated', 'camille', (group) => group !== 'settings');
    },
  },
  {
    daysAgo: 30,
    tell: async (stage) => {
      await stage.addLanguage(WAYFARER, '日本語', 'aiko');
      await stage.judge(WAYFARER, 'Deutsch', 'validated', 'jonas', (group) => group === 'common');
    },
  },
  {
    daysAgo: 27,
    tell: async (stage) => {
      const isTold = (group: string): boolean => group === 'common' || group === 'booking';
      await stage.judge(WAYFARER, 'Français', 'validated', 'camille', isTold);
      const isWrong = (_: string, key: string): boolean => ['night_bus_note', 'promo_applied'].includes(key);
      await stage.judge(WAYFARER, 'Français', 'invalidated', 'camille', isWrong);
    },
  },
  {
    daysAgo: 21,
    tell: async (stage) => {
      await stage.found(MAISON_LIN, 'lea');
      await stage.addLanguage(MAISON_LIN, 'English', 'lea');
      await stage.addLanguage(MAISON_LIN, 'Español', 'lea');
      await stage.join(MAISON_LIN, 'omar', { role: 'manager', by: 'lea' });
      await stage.join(MAISON_LIN, 'camille', { role: 'reviewer', by: 'lea' });
      await stage.judge(MAISON_LIN, 'Français', 'validated', 'lea');
    },
  },
  {
    daysAgo: 14,
    tell: async (stage) => {
      await stage.addLanguage(WAYFARER, 'العربية', 'jonas');
      await stage.join(WAYFARER, 'omar', { role: 'reviewer', by: 'jonas', from: 'English', into: 'العربية' });
      await stage.addLanguage(POCKET_NOTES, '简体中文', 'jonas');
    },
  },
  {
    daysAgo: 9,
    tell: async (stage) => {
      await stage.judge(WAYFARER, 'العربية', 'validated', 'omar', (group) => group === 'common');
      await stage.judge(WAYFARER, 'العربية', 'invalidated', 'omar', (_, key) => key === 'price_from');
      await stage.judge(MAISON_LIN, 'English', 'validated', 'camille', (group) => group !== 'emails');
    },
  },
  {
    daysAgo: 6,
    tell: async (stage) => {
      await stage.addLanguage(MAISON_LIN, 'Ελληνικά', 'omar');
      await stage.judge(WAYFARER, '日本語', 'validated', 'aiko', (group) => group === 'account');
    },
  },
  {
    daysAgo: 3,
    tell: async (stage) => {
      await stage.write(
        WAYFARER,
        ['night_bus_note', 'Français'],
        'C’est un bus de nuit. Les sièges s’inclinent, il y a des couvertures à bord, et le conducteur vous réveille dix minutes avant {stop}.',
        'lea',
      );
      await stage.write(WAYFARER, ['travellers', 'Français', 'zero'], 'Aucune personne', 'lea');
      await stage.addKey(WAYFARER, 'booking', 'bike_space', 'Space for {count} bikes on board', 'aiko');
    },
  },
  {
    daysAgo: 1,
    tell: async (stage) => {
      await stage.write(
        WAYFARER,
        ['payment_declined', '日本語'],
        'お支払いが拒否されました。請求は発生していません。',
        'aiko',
      );
      await stage.judge(WAYFARER, 'Deutsch', 'invalidated', 'jonas', (_, key) => key === 'seat_choice');
      await stage.invite(MAISON_LIN, 'nora', { role: 'reviewer', by: 'lea' });
    },
  },
  {
    daysAgo: 0,
    tell: async (stage) => {
      await stage.invite(WAYFARER, 'nora', {
        role: 'translator',
        by: 'camille',
        from: 'English',
        into: 'Deutsch',
      });
      await stage.write(WAYFARER, ['travellers', 'Français', 'zero'], 'Aucun passager', 'lea');
      await stage.write(
        WAYFARER,
        ['delay_alert', 'Français'],
        '{train} a {minutes} min de retard. À {city}, votre correspondance vous attend.',
        'lea',
      );
    },
  },
];
