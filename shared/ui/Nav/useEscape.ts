import { isComposing } from '@atrium/contract/values';
import { useEffect, useEffectEvent } from 'react';

/** Cases in which Escape has another meaning: it closes overlays, and leaves fields. */
const isTaken = ({ target }: KeyboardEvent) =>
  (target instanceof HTMLElement &&
    target.closest(
      '[role=menu], [role=dialog], [role=listbox], [role=tooltip], [aria-expanded=true], input[type=search]',
    )) ||
  document.querySelector('[aria-haspopup=menu][aria-expanded=true]');

/** Runs on Escape while it is on, unless that closes something that is open, or was answered already. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isOn) return;
    // Looked at first of all: what closes by the same key looks closed afterwards.
    let isFree = false;
    const onKeydown = (event: KeyboardEvent) => {
      isFree = !isTaken(event);
    };
    const listen = (event: KeyboardEvent) => isFree && onKey(event);
    window.addEventListener('keydown', onKeydown, true);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', onKeydown, true);
      window.removeEventListener('keydown', listen);
    };
  }, [isOn]);
}
