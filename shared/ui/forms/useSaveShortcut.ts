import { useEffect, useEffectEvent } from 'react';

/** The forms on screen; the latest lies on top, and the shortcut is for that one alone. */
const forms: symbol[] = [];

/** Ctrl+S (⌘S) saves, in place of the browser's own "Save page". */
export function useSaveShortcut(save: () => void, isOn = true): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    if (!isOn) return;
    const form = Symbol('form');
    forms.push(form);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's')
        return;
      event.preventDefault();
      if (forms.at(-1) === form && !event.repeat) onSave();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      forms.splice(forms.indexOf(form), 1);
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [isOn]);
}
