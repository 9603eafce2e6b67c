import { type HostRuntime, RuntimeProvider } from 'shared/runtime';
import { type Shell, ShellProvider } from '../context/ShellContext';
import { GuardedRouter } from '../router/GuardedRouter';
import { Root } from '../routes/Root';
import { Theme } from '../settings/Theme';

/** The page as a whole. */
export const ShellPage = ({ runtime, shell }: { runtime: HostRuntime; shell: Shell }) => (
  <RuntimeProvider runtime={runtime}>
    <ShellProvider value={shell}>
      <Theme>
        <GuardedRouter>
          <Root />
        </GuardedRouter>
      </Theme>
    </ShellProvider>
  </RuntimeProvider>
);
