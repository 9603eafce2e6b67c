import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime, useSession } from 'shared/runtime';
import { ThemeProvider } from 'shared/ui';
import { useSettings, useSkin } from '../common/useSettings';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="nonce"]')?.nonce ?? '';

/** The kit's theme as the person's settings say. */
export function Theme({ children }: { children: ReactNode }) {
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
