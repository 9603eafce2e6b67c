import type { KeyboardEvent } from 'react';

export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const links: (HTMLElement | EventTarget)[] = [...event.currentTarget.querySelectorAll('a')];
  const from = links.indexOf(event.target);
  const places: Record<string, number | undefined> = {
    ArrowDown: from + 1,
    ArrowUp: Math.max(from - 1, 0),
    Home: 0,
    End: links.length - 1,
  };
  const to = places[event.key];
  if (from < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const link = links[to];
  if (link instanceof HTMLElement) link.focus();
}
