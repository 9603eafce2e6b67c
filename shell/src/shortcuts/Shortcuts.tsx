import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../hooks/isTyping';
import { useMenu } from '../hooks/useMenu';
import { lazyPart } from '../lazy/lazyPart';
import { goShortcuts } from './goShortcuts';

const ShortcutSheet = lazyPart(() => import('./ShortcutSheet'));

/** How long the letter after `g` is waited for. */
const patienceMs = 1200;

/** Keys of the whole frame: `?` for the sheet that lists them, `g` and a letter to go to an app. */
export function Shortcuts() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const navigate = useNavigate();
  const { groups } = useMenu();
  const going = useRef(0);

  useEffect(() => {
    const places = goShortcuts(groups);
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      const isGoing = event.timeStamp - going.current < patienceMs;
      going.current = 0;
      if (isGoing) {
        const place = places.find(({ letter }) => letter === event.key.toLowerCase());
        if (!place) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        navigate(place.path);
      } else if (event.key === 'g') going.current = event.timeStamp;
    };
    // Before the apps hear it, whose own keys may be the same letters.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [groups, navigate]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      setSheetOpen(true);
    };
    // After the apps: one with keys of its own shows those first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  if (!isSheetOpen) return null;
  return <ShortcutSheet places={goShortcuts(groups)} onClose={() => setSheetOpen(false)} />;
}
