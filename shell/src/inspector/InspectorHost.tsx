import { useCan, useKeys } from '@atrium/sdk';
import { type ReactNode, useState } from 'react';
import { InspectorProvider } from '../context/InspectorContext';
import { lazyPage } from '../lazy/lazyPage';

const Inspector = lazyPage(() => import('./Inspector'));

/** The inspector for those who may do everything: by Ctrl+Shift+. and from the user's menu. Loaded when it is opened. */
export function InspectorHost({ children }: { children: ReactNode }) {
  const isAllowed = useCan()({ action: 'manage', subject: 'all' });
  const [isOpen, setOpen] = useState(false);

  useKeys({ inspector: isAllowed ? () => setOpen((wasOpen) => !wasOpen) : undefined });

  return (
    <InspectorProvider value={isAllowed ? () => setOpen(true) : null}>
      {children}
      {isAllowed && isOpen && <Inspector onClose={() => setOpen(false)} />}
    </InspectorProvider>
  );
}
