import type { World } from './world.js';

/** A small app for phones, with the placeholders of its platform. */
export const POCKET_NOTES: World = {
  name: 'Pocket Notes',
  color: 'F4C430',
  description: 'Notes that sync by themselves (iOS)',
  languages: ['English', 'Français', '简体中文'],
  texts: {
    common: {
      new_note: ['New note', 'Nouvelle note', '新建笔记'],
      untitled: ['Untitled', 'Sans titre', '无标题'],
      edited_by: ['Edited by %@', 'Modifiée par %@', '由%@编辑'],
      notes_count: [
        ['No notes', '%d note', '%d notes'],
        ['Aucune note', '%d note', '%d notes'],
        ['没有笔记', '%d条笔记', '%d条笔记'],
      ],
      moved_to: ['“%1$@” moved to %2$@', '« %1$@ » déplacée dans %2$@', '“%1$@”已移至%2$@'],
      delete_note: ['Delete note', 'Supprimer la note', '删除笔记'],
      undo: ['Undo', 'Annuler', '撤销'],
    },
    sync: {
      up_to_date: ['Everything is up to date', 'Tout est à jour', '全部已是最新'],
      waiting: [
        ['Nothing is waiting', '%d change is waiting', '%d changes are waiting'],
        ['Rien n’attend', '%d modification attend', '%d modifications attendent'],
        ['', '', ''],
      ],
      failed: [
        'Could not sync. Your notes are safe on this iPhone.',
        'Synchronisation impossible. Vos notes sont en sécurité sur cet iPhone.',
        '',
      ],
      storage_used: ['%1$@ of %2$@ used', '%1$@ sur %2$@ utilisés', ''],
    },
    settings: {
      title: ['Settings', 'Réglages', '设置'],
      face_id: ['Lock with Face ID', 'Verrouiller avec Face ID', '使用面容 ID 锁定'],
      text_size: ['Text size', 'Taille du texte', '文字大小'],
      theme_system: ['Same as the system', 'Comme le système', ''],
    },
  },
};
