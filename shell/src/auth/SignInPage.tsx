import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Alert } from 'shared/ui/light';
import { usePage } from '../context/PageContext';
import { AuthPage } from './AuthPage';
import styles from './AuthPage.module.css';
import { DemoAccounts } from './DemoAccounts';
import { LanguageOffer } from './LanguageOffer';
import { isPasswordNew } from './passwordNew';
import { SignInForm } from './SignInForm';
import { useWelcome } from './useWelcome';
import { type AuthVariant, authPath } from './variants';

/** The way in. It leads on to the page that the person was on the way to. */
export function SignInPage({ variant = 'main' }: { variant?: AuthVariant }) {
  const { t } = useTranslation('shell');
  const { search, state } = useLocation();
  const { demo } = usePage();
  const welcome = useWelcome(variant);

  return (
    <AuthPage
      variant={variant}
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      icon={variant === 'main' ? undefined : LogIn}
    >
      {isPasswordNew(state) && (
        <div className={styles.before} role="status">
          <Alert type="success" title={t('auth.reset.done')} />
        </div>
      )}
      {demo && <DemoAccounts onSignedIn={welcome} />}
      <SignInForm forgotPath={authPath('forgot-password', variant)} onSignedIn={welcome} />
      <p className={styles.after}>
        {t('signIn.new')} <Link to={authPath('register', variant) + search}>{t('signIn.create')}</Link>
      </p>
      <LanguageOffer />
    </AuthPage>
  );
}
