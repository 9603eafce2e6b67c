import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../context/ShellContext';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { DemoAccounts } from './DemoAccounts';
import { LanguageOffer } from './LanguageOffer';
import { SignInForm } from './SignInForm';
import { useWelcome } from './useWelcome';
import { type AuthVariant, authPath } from './variants';

/** The way in. It leads on to the page that the person was on the way to. */
export function SignInPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { search } = useLocation();
  const { demo } = useShell();
  const welcome = useWelcome(variant);

  return (
    <AuthPage
      variant={variant}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      icon={variant === 'main' ? undefined : LogIn}
    >
      {demo && <DemoAccounts onSignedIn={welcome} />}
      <SignInForm forgotPath={authPath('forgot-password', variant)} onSignedIn={welcome} />
      <p className={styles.after}>
        {t('signIn.new')} <Link to={authPath('register', variant) + search}>{t('signIn.create')}</Link>
      </p>
      <LanguageOffer />
    </AuthPage>
  );
}
