import { type ReactNode, useEffect, useState } from 'react';
import { useCan } from 'shared/runtime';
import { InspectorProvider } from '../context/InspectorContext';
import { lazyPage } from '../lazy/lazyPage';

const Inspector = lazyPage(() => import('./Inspector'));

const isShortcut = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && !altKey && code === 'Period';

/** The inspector for those who may do everything: by Ctrl+Shift+. and from the user's menu. Loaded when it is opened. */
export function InspectorHost({ children }: { children: ReactNode }) {
  const isAllowed = useCan()({ action: 'manage', subject: 'all' });
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isAllowed) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isAllowed]);

  return (
    <InspectorProvider value={isAllowed ? () => setOpen(true) : null}>
      {children}
      {isAllowed && isOpen && <Inspector onClose={() => setOpen(false)} />}
    </InspectorProvider>
  );
}
