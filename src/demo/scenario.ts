import type { Seeder } from './seeder.js';
import { MAISON_LIN } from './worlds/maison-lin.js';
import { POCKET_NOTES } from './worlds/pocket-notes.js';
import { WAYFARER } from './worlds/wayfarer.js';

interface ScenarioStep {
  daysAgo: number;
  run: (seeder: Seeder) => Promise<void>;
}

/** Six weeks of three projects, the oldest first. */
export const SCENARIO: readonly ScenarioStep[] = [
  {
    daysAgo: 41,
    run: async (seeder) => {
      await seeder.createProject(WAYFARER, 'camille');
      await seeder.reviewValues(WAYFARER, 'English', 'validated', 'camille');
    },
  },
  {
    daysAgo: 39,
    run: async (seeder) => {
      await seeder.addLanguage(WAYFARER, 'Français', 'camille');
      await seeder.addLanguage(WAYFARER, 'Deutsch', 'camille');
      await seeder.addMember(WAYFARER, 'jonas', { role: 'manager', by: 'camille' });
      await seeder.addMember(WAYFARER, 'aiko', { role: 'editor', by: 'camille' });
      const joining = { role: 'translator', by: 'jonas', from: 'English', into: 'Français' } as const;
      await seeder.addMember(WAYFARER, 'lea', joining);
    },
  },
  {
    daysAgo: 33,
    run: async (seeder) => {
      await seeder.createProject(POCKET_NOTES, 'jonas');
      await seeder.addLanguage(POCKET_NOTES, 'Français', 'jonas');
      await seeder.addMember(POCKET_NOTES, 'camille', { role: 'editor', by: 'jonas' });
      await seeder.reviewValues(POCKET_NOTES, 'English', 'validated', 'jonas');
      await seeder.reviewValues(
        POCKET_NOTES,
        'Français',
        'validated',
        'camille',
        (group) => group !== 'settings',
      );
    },
  },
  {
    daysAgo: 30,
    run: async (seeder) => {
      await seeder.addLanguage(WAYFARER, '日本語', 'aiko');
      await seeder.reviewValues(WAYFARER, 'Deutsch', 'validated', 'jonas', (group) => group === 'common');
    },
  },
  {
    daysAgo: 27,
    run: async (seeder) => {
      const isReviewed = (group: string): boolean => group === 'common' || group === 'booking';
      await seeder.reviewValues(WAYFARER, 'Français', 'validated', 'camille', isReviewed);
      const isWrong = (_: string, key: string): boolean => ['night_bus_note', 'promo_applied'].includes(key);
      await seeder.reviewValues(WAYFARER, 'Français', 'invalidated', 'camille', isWrong);
    },
  },
  {
    daysAgo: 21,
    run: async (seeder) => {
      await seeder.createProject(MAISON_LIN, 'lea');
      await seeder.addLanguage(MAISON_LIN, 'English', 'lea');
      await seeder.addLanguage(MAISON_LIN, 'Español', 'lea');
      await seeder.addMember(MAISON_LIN, 'omar', { role: 'manager', by: 'lea' });
      await seeder.addMember(MAISON_LIN, 'camille', { role: 'reviewer', by: 'lea' });
      await seeder.reviewValues(MAISON_LIN, 'Français', 'validated', 'lea');
    },
  },
  {
    daysAgo: 14,
    run: async (seeder) => {
      await seeder.addLanguage(WAYFARER, 'العربية', 'jonas');
      await seeder.addMember(WAYFARER, 'omar', {
        role: 'reviewer',
        by: 'jonas',
        from: 'English',
        into: 'العربية',
      });
      await seeder.addLanguage(POCKET_NOTES, '简体中文', 'jonas');
    },
  },
  {
    daysAgo: 9,
    run: async (seeder) => {
      await seeder.reviewValues(WAYFARER, 'العربية', 'validated', 'omar', (group) => group === 'common');
      await seeder.reviewValues(WAYFARER, 'العربية', 'invalidated', 'omar', (_, key) => key === 'price_from');
      await seeder.reviewValues(MAISON_LIN, 'English', 'validated', 'camille', (group) => group !== 'emails');
    },
  },
  {
    daysAgo: 6,
    run: async (seeder) => {
      await seeder.addLanguage(MAISON_LIN, 'Ελληνικά', 'omar');
      await seeder.reviewValues(WAYFARER, '日本語', 'validated', 'aiko', (group) => group === 'account');
    },
  },
  {
    daysAgo: 3,
    run: async (seeder) => {
      await seeder.updateValue(
        WAYFARER,
        ['night_bus_note', 'Français'],
        'C’est un bus de nuit. Les sièges s’inclinent, il y a des couvertures à bord, et le conducteur vous réveille dix minutes avant {stop}.',
        'lea',
      );
      await seeder.updateValue(WAYFARER, ['travellers', 'Français', 'zero'], 'Aucune personne', 'lea');
      await seeder.addKey(WAYFARER, 'booking', 'bike_space', 'Space for {count} bikes on board', 'aiko');
    },
  },
  {
    daysAgo: 1,
    run: async (seeder) => {
      await seeder.updateValue(
        WAYFARER,
        ['payment_declined', '日本語'],
        'お支払いが拒否されました。請求は発生していません。',
        'aiko',
      );
      await seeder.reviewValues(
        WAYFARER,
        'Deutsch',
        'invalidated',
        'jonas',
        (_, key) => key === 'seat_choice',
      );
      await seeder.invite(MAISON_LIN, 'nora', { role: 'reviewer', by: 'lea' });
    },
  },
  {
    daysAgo: 0,
    run: async (seeder) => {
      await seeder.invite(WAYFARER, 'nora', {
        role: 'translator',
        by: 'camille',
        from: 'English',
        into: 'Deutsch',
      });
      await seeder.updateValue(WAYFARER, ['travellers', 'Français', 'zero'], 'Aucun passager', 'lea');
      await seeder.updateValue(
        WAYFARER,
        ['delay_alert', 'Français'],
        '{train} a {minutes} min de retard. À {city}, votre correspondance vous attend.',
        'lea',
      );
    },
  },
];
