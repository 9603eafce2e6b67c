import { useEffect, useState } from 'react';

/**
 * A text that comes just after the element which holds it. Screen readers hear what changes in a live region, and nothing of
 * one that comes with its words.
 */
export function useLateText(text: string): string {
  const [said, say] = useState('');
  useEffect(() => say(text), [text]);
  return said;
}
