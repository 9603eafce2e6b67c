import { useActions, useCan } from '@atrium/sdk';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { lazyPage } from '../common/lazyPage';

const InspectorContext = createContext<(() => void) | null>(null);

const InspectorProvider = InspectorContext.Provider;

/** Opens the inspector; null without permission. */
export const useInspector = () => useContext(InspectorContext);

const Inspector = lazyPage(() => import('./Inspector'));

/** The inspector for those who may do everything: by Ctrl+Shift+. and from the user's menu. Loaded when it is opened. */
export function InspectorHost({ children }: { children: ReactNode }) {
  const isAllowed = useCan()({ action: 'manage', subject: 'all' });
  const [isOpen, setOpen] = useState(false);

  useActions({ inspector: isAllowed ? () => setOpen((wasOpen) => !wasOpen) : undefined });

  return (
    <InspectorProvider value={isAllowed ? () => setOpen(true) : null}>
      {children}
      {isAllowed && isOpen && <Inspector onClose={() => setOpen(false)} />}
    </InspectorProvider>
  );
}
