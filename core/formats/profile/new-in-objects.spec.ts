import { added, after, keyOf } from './testing-edits.js';

/** Files with a text two objects deep, and the text that is new beside it. */
const FILES = [
  [
    'en.json',
    '{\n  "shop": {\n    "cart": {\n      "title": "Cart"\n    },\n    "till": {\n      "title": "Till"\n    }\n  }\n}\n',
    '      "title": "Cart",\n      "hint": "Empty"\n',
  ],
  [
    'en.yml',
    'en:\n  shop:\n    cart:\n      title: Cart\n    till:\n      title: Till\n',
    '      title: Cart\n      hint: Empty\n',
  ],
  [
    'shop.php',
    "<?php\n\nreturn [\n    'shop' => [\n        'cart' => [\n            'title' => 'Cart',\n        ],\n        'till' => [\n            'title' => 'Till',\n        ],\n    ],\n];\n",
    "            'title' => 'Cart',\n            'hint' => 'Empty',\n",
  ],
] as const;

describe('a new key whose name begins with that of an object', () => {
  it.each(FILES)('stands in it, beside those that begin likewise: %s', (name, text, expected) => {
    const written = after({ name, text }, added('shop', keyOf('cart_hint', 'Empty')));
    expect(written).toContain(expected);
    expect(written.replace(/,?\n[^\n]*hint[^\n]*/, name.endsWith('.php') ? ',' : '')).toBe(text);
  });
});
