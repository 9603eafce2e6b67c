import { useRuntime, useSession } from '@atrium/sdk';
import { type HostRuntime, RuntimeProvider } from '@atrium/sdk/host';
import { useToast } from '@atrium/ui';
import { ThemeProvider } from '@atrium/ui/host';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppHost, AppHostProvider } from '../apps/AppHost';
import { useShellServices } from '../apps/ShellServices';
import { useSettings, useSkin } from '../common/useSettings';
import { useValue } from '../common/ValueStore';

export const AppHostProviders = ({
  host: { runtime, appHost },
  children,
}: {
  host: { runtime: HostRuntime; appHost: AppHost };
  children: ReactNode;
}) => (
  <RuntimeProvider runtime={runtime}>
    <AppHostProvider value={appHost}>
      <Theme>
        <Greeting />
        {children}
      </Theme>
    </AppHostProvider>
  </RuntimeProvider>
);

function Greeting() {
  const { greeting } = useShellServices();
  const toast = useToast();
  const words = useValue(greeting);
  useEffect(() => {
    if (!words) return;
    greeting.set('');
    toast.success(words);
  }, [words, greeting, toast]);
  return null;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce ?? '';

function Theme({ children }: { children: ReactNode }) {
  useTranslation('shell');
  const { isRightToLeft } = useSettings();
  const skin = useSkin();
  const { user } = useSession();
  const language = useRuntime().languages.get();
  return (
    <ThemeProvider
      skin={skin}
      direction={isRightToLeft ? 'rtl' : 'ltr'}
      language={language}
      nonce={nonce}
      account={user?.id}
      preferences={user?.preferences}
    >
      {children}
    </ThemeProvider>
  );
}
