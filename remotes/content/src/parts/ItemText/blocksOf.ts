import type { Block } from '../../model/wordChanges';

const blockTags = 'h2, h3, h4, p, li, pre, tr, figcaption';

/** The paragraphs of a text and the like, in order; one that holds others is left to them. Only their words are read. */
export function blocksOf(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.querySelectorAll(blockTags)].filter((element) => !element.querySelector(blockTags));
  return blocks.map((element) => ({
    tag: element.closest('blockquote') ? 'blockquote' : element.tagName.toLowerCase(),
    text: element.textContent ?? '',
  }));
}
