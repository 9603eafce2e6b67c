import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PaletteProvider } from './PaletteContext';
import { PaletteDialog } from './PaletteDialog';

/** Search and commands over whatever is on screen, from the navbar or by Ctrl/Cmd+K. */
export function Palette({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return (
    <PaletteProvider value={open}>
      {children}
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
    </PaletteProvider>
  );
}
