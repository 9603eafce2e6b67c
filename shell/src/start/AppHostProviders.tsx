import type { ReactNode } from 'react';
import { RuntimeProvider } from 'shared/runtime';
import { ShellProvider } from '../apps/AppHost';
import type { Host } from './createAppHost';
import { Greeting } from './Greeting';
import { Theme } from './Theme';

/** Gives everything below it what a person who is signed in needs of the page. */
export const HostProviders = ({ host: { runtime, shell }, children }: { host: Host; children: ReactNode }) => (
  <RuntimeProvider runtime={runtime}>
    <ShellProvider value={shell}>
      <Theme>
        <Greeting />
        {children}
      </Theme>
    </ShellProvider>
  </RuntimeProvider>
);
