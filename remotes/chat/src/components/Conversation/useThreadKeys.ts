import { isComposing } from '@atrium/contract/values';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { isMessage, type ThreadItem } from '../../model/threadItems';

interface ThreadKeys {
  items: readonly ThreadItem[];
  activeIndex: number;
  activate: (key: string) => void;
  scroller: RefObject<HTMLElement | null>;
  virtualizer: { scrollToIndex: (index: number) => void };
  onLeave: () => void;
}

const isOfMessage = (target: EventTarget, scroller: HTMLElement | null) =>
  target === scroller || (target instanceof HTMLElement && target.hasAttribute('data-message'));

/** Arrows move between messages, Tab reaches the actions of one; Escape returns to the composer. */
export function useThreadKeys({ items, activeIndex, activate, scroller, virtualizer, onLeave }: ThreadKeys) {
  const [wanted, setWanted] = useState<number>();

  // The row may not be rendered yet when it is scrolled to.
  useEffect(() => {
    if (wanted === undefined) return;
    virtualizer.scrollToIndex(wanted);
    const animationFrame = requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] [data-message]`)?.focus();
      setWanted(undefined);
    });
    return () => cancelAnimationFrame(animationFrame);
  }, [wanted, scroller, virtualizer]);

  return (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && !event.defaultPrevented) onLeave();
    if (!isOfMessage(event.target, scroller.current)) return;
    const next = nextMessage(items, activeIndex, event.key);
    if (next === undefined) return;
    event.preventDefault();
    const item = items[next];
    if (item) activate(item.key);
    setWanted(next);
  };
}

/** Next message for a key; without a current one, the last message. */
function nextMessage(items: readonly ThreadItem[], from: number, key: string): number | undefined {
  const last = items.findLastIndex(isMessage);
  if (key === 'End') return last;
  if (key === 'ArrowUp') {
    const before = items.slice(0, Math.max(from, 0)).findLastIndex(isMessage);
    return from < 0 ? last : before < 0 ? undefined : before;
  }
  if (key !== 'ArrowDown') return undefined;
  const after = items.findIndex((item, index) => index > from && isMessage(item));
  return from < 0 || after < 0 ? last : after;
}
