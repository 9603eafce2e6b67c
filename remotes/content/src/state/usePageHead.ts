import { useEffect } from 'react';

/** An element of the head: found by its marks, made where it is not there. */
interface HeadPart {
  tag: 'meta' | 'link';
  marks: Readonly<Record<string, string>>;
  name: 'content' | 'href';
  value: string;
}

export const meta = (mark: 'name' | 'property', key: string, value: string): HeadPart => ({
  tag: 'meta',
  marks: { [mark]: key },
  name: 'content',
  value,
});

export const link = (marks: Readonly<Record<string, string>>, value: string): HeadPart => ({
  tag: 'link',
  marks,
  name: 'href',
  value,
});

/** Sets a part of the head. @returns puts back what was there */
function setPart({ tag, marks, name, value }: HeadPart): () => void {
  const selector = Object.entries(marks).map(([mark, key]) => `[${mark}="${CSS.escape(key)}"]`);
  const found = document.head.querySelector(tag + selector.join(''));
  const part = found ?? document.createElement(tag);
  const before = part.getAttribute(name);
  for (const [mark, key] of Object.entries(marks)) part.setAttribute(mark, key);
  part.setAttribute(name, value);
  if (!found) document.head.append(part);
  return () => {
    if (!found) part.remove();
    else if (before !== null) part.setAttribute(name, before);
  };
}

/** Describes the page in its head while it is open; empty values are left out. */
export function usePageHead(parts: readonly HeadPart[]): void {
  const key = JSON.stringify(parts);
  useEffect(() => {
    const wanted: HeadPart[] = JSON.parse(key);
    const undo = wanted.filter(({ value }) => value !== '').map(setPart);
    return () => {
      for (const putBack of undo) putBack();
    };
  }, [key]);
}
