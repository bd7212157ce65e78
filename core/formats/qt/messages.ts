import { attributesOf } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';

/** A `<message>`, and what of it is read. */
export interface Message {
  node: XmlNode;
  /** That it has instead of a context: `<message id="…">`. */
  id: string | undefined;
  isNumerus: boolean;
  source: XmlNode;
  /** What tells it from others of the same source. */
  comment: XmlNode | undefined;
  /** What its developers say of it, or else its translators. */
  description: XmlNode | undefined;
  translation: XmlNode;
}

export interface Context {
  node: XmlNode;
  name: XmlNode | undefined;
  messages: XmlNode[];
}

/** The contexts of a document in its order; what stands in none is one of its own. */
export function contextsIn(root: XmlNode): Context[] {
  return root.children.flatMap((node): Context[] => {
    if (isElement(node, 'message')) return [{ node, name: undefined, messages: [node] }];
    if (!isElement(node, 'context')) return [];
    const messages = node.children.filter((child) => isElement(child, 'message'));
    return [{ node, name: childOf(node, 'name'), messages }];
  });
}

/** Null if it lacks a source or a translation. */
export function messageOf(xml: string, node: XmlNode): Message | null {
  const [source, translation] = [childOf(node, 'source'), childOf(node, 'translation')];
  if (!source || !translation) return null;
  const attributes = attributesOf(xml, node);
  return {
    node,
    id: attributes.get('id'),
    isNumerus: attributes.get('numerus') === 'yes',
    source,
    comment: childOf(node, 'comment'),
    description: childOf(node, 'extracomment') ?? childOf(node, 'translatorcomment'),
    translation,
  };
}

export const formsIn = ({ children }: XmlNode): XmlNode[] =>
  children.filter((child) => isElement(child, 'numerusform'));

const childOf = ({ children }: XmlNode, name: string): XmlNode | undefined =>
  children.find((child) => isElement(child, name));

const isElement = (node: XmlNode, name: string): boolean => node.kind === 'element' && node.name === name;
