import { type Language, languages } from '@atrium/contract';
import type { SessionUser } from '@atrium/sdk/page';
import { Alert } from '@atrium/ui/light';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import { Button } from '../common/Button';
import { lazyPage } from '../common/lazyPage';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { type AuthVariant, authPath, isAccountLinked, isPasswordNew } from './authPath';
import { useWelcome } from './landingPath';
import { type EnteredCredentials, isCodeNeeded, SignInForm } from './SignInForm';

const accounts = [
  { role: 'admin', email: 'admin@demo.com', password: 'admin' },
  { role: 'client', email: 'client@demo.com', password: 'client' },
] as const;

type Account = (typeof accounts)[number];

interface Props {
  onSignedIn: (user: SessionUser) => void;
  onCodeNeeded: (entered: EnteredCredentials) => void;
}

/** The accounts of the demo: one click signs in. */
function DemoAccounts({ onSignedIn, onCodeNeeded }: Props) {
  const { t } = useTranslation('shell');
  const { session } = useShellServices().services;
  const [entering, setEntering] = useState<Account | null>(null);
  const [failure, setFailure] = useState('');

  async function enter(account: Account) {
    setEntering(account);
    setFailure('');
    const { email, password } = account;
    try {
      onSignedIn(await session.signIn({ email, password }));
    } catch (error) {
      if (isCodeNeeded(error)) return onCodeNeeded({ email, password });
      // Its password may have been changed in this browser.
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setEntering(null);
    }
  }

  return (
    <section className={styles.accounts} aria-label={t('signIn.demoTitle')}>
      <h2 className={styles.title}>{t('signIn.demoTitle')}</h2>
      <div className={styles.buttons}>
        {accounts.map((account) => (
          <Button
            key={account.role}
            className={styles.account}
            isBusy={entering === account}
            disabled={entering !== null && entering !== account}
            onClick={() => void enter(account)}
          >
            <span className={styles.name}>
              <b>{t(`roles.${account.role}`)}</b>
              <span>
                {account.email} / {account.password}
              </span>
            </span>
          </Button>
        ))}
      </div>
      {failure && <Alert type="error" title={failure} />}
    </section>
  );
}

const SecondStepForm = lazyPage(() => import('./SecondStepForm'));
const ProviderSignIn = lazyPage(() => import('./ProviderSignIn'));

export function SignInPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { search, state } = useLocation();
  const { demo, provider, hasPasswords } = useShellServices();
  const welcome = useWelcome(variant);
  const [entered, setEntered] = useState<EnteredCredentials | null>(null);
  const icon = variant === 'main' ? undefined : LogIn;

  if (entered)
    return (
      <AuthPage variant={variant} title={t('secondStep.title')} lead={t('secondStep.lead')} icon={icon}>
        <SecondStepForm entered={entered} onSignedIn={welcome} onBack={() => setEntered(null)} />
      </AuthPage>
    );
  return (
    <AuthPage variant={variant} title={t('signIn.title')} lead={t('signIn.lead')} icon={icon}>
      {isPasswordNew(state) && (
        <div className={styles.before} role="status">
          <Alert type="success" title={t('auth.reset.done')} />
        </div>
      )}
      {isAccountLinked(state) && (
        <div className={styles.before} role="status">
          <Alert type="success" title={t('auth.link.done')} />
        </div>
      )}
      {provider && <ProviderSignIn provider={provider} onSignedIn={welcome} />}
      {!provider && !hasPasswords && <Alert type="error" title={t('signIn.unusable')} />}
      {hasPasswords && (
        <>
          {demo && <DemoAccounts onSignedIn={welcome} onCodeNeeded={setEntered} />}
          <SignInForm
            forgotPath={authPath('forgot-password', variant) + search}
            onSignedIn={welcome}
            onCodeNeeded={setEntered}
          />
          <p className={styles.after}>
            {t('signIn.new')} <Link to={authPath('register', variant) + search}>{t('signIn.create')}</Link>
          </p>
        </>
      )}
      <LanguageOffer />
    </AuthPage>
  );
}

/** In the offered language itself. */
const offers: Record<Language, string> = {
  en: 'Continue in English',
  de: 'Auf Deutsch weiterlesen',
  fr: 'Continuer en français',
  pt: 'Continuar em português',
};

/** The language of ours that the browser asks for first; undefined where it is none of them. */
const preferredLanguage = (wanted: readonly string[]): Language | undefined =>
  languages.find((language) => language === wanted[0]?.slice(0, 2).toLowerCase());

function LanguageOffer() {
  const { languages: chosen, storage } = useShellServices().services;
  const preferred = preferredLanguage(navigator.languages);
  if (!preferred || preferred === chosen.get() || storage.getItem('language') !== null) return null;
  return (
    <p className={styles.after} lang={preferred}>
      <Button kind="link" onClick={() => void chosen.set(preferred)}>
        {offers[preferred]}
      </Button>
    </p>
  );
}
