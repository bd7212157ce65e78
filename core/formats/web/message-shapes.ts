/** A kind of JSON in which an object is a key: it says more than the text. */
export interface MessageShape {
  /** The member that is the text. */
  text: string;
  /** The member that is the description. */
  description: string;
  /** Further texts of such an object, which nobody translates. */
  others: readonly string[];
  /** Whether such objects may stand in groups; otherwise they are members of the file itself. */
  isNested?: true;
  /** The member that is the name, where such objects are the items of a list. */
  id?: string;
  /** Whether a plural is an object of its forms; otherwise it is an ICU message. */
  hasForms?: true;
  /** Whether these forms are members of the object that is the key; `text` is one of them. */
  isOfForms?: true;
}

/** Of browser extensions, FormatJS, Transifex, go-i18n and Hugo (docs/formats.md, 23). */
export const MESSAGE_SHAPES = {
  extension: { text: 'message', description: 'description', others: ['hash'] },
  formatjs: { text: 'defaultMessage', description: 'description', others: ['id', 'file'] },
  structured: {
    text: 'string',
    description: 'developer_comment',
    others: ['context', 'instruction'],
    isNested: true,
  },
  formatjsList: { id: 'id', text: 'defaultMessage', description: 'description', others: ['file'] },
  goList: { id: 'id', text: 'translation', description: 'description', others: ['hash'], hasForms: true },
  go: {
    text: 'other',
    description: 'description',
    others: ['id', 'hash', 'leftDelim', 'rightDelim'],
    hasForms: true,
    isOfForms: true,
  },
} as const satisfies Record<string, MessageShape>;

export type ShapeName = keyof typeof MESSAGE_SHAPES;

export const SHAPE_NAMES = Object.keys(MESSAGE_SHAPES) as ShapeName[];

export const shapeOf = (name: ShapeName): MessageShape => MESSAGE_SHAPES[name];

/** How texts of such a file are read: as ICU messages, or as they are. */
export const messageFlavour = (name: ShapeName): 'i18next' | 'icu' =>
  shapeOf(name).hasForms ? 'i18next' : 'icu';
