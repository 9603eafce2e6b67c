import { type Language, languages } from '@atrium/contract';
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
import { DemoAccounts } from './DemoAccounts';
import { useWelcome } from './landingPath';
import { type EnteredCredentials, SignInForm } from './SignInForm';

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
