import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from 'shared/runtime';
import { Logo, usePageTitle } from 'shared/ui';
import { useDemo } from '../demo/DemoContext';
import { LanguageMenu } from '../frame/LanguageMenu';
import { SkinToggle } from '../frame/SkinToggle';
import { landingPath } from './landingPath';
import { SignInForm } from './SignInForm';
import styles from './SignInPage.module.css';
import { SignInPicture } from './SignInPicture';

/** The way in. Whoever was on the way to a page lands there afterwards. */
export function SignInPage() {
  const { t } = useTranslation('shell');
  const { status, user } = useSession();
  const { search } = useLocation();
  const demo = useDemo();
  usePageTitle(t('signIn.title'));
  if (status === 'signedIn' && user) return <Navigate to={landingPath(search, user)} replace />;

  return (
    <div className={styles.page}>
      <aside className={styles.picture}>
        <SignInPicture />
        <div className={styles.words}>
          <p className={styles.claim}>{t('signIn.claim')}</p>
          <p>{t('signIn.claimText')}</p>
        </div>
      </aside>
      <main className={styles.form} id="main">
        <div className={styles.tools}>
          <LanguageMenu />
          <SkinToggle />
        </div>
        <div className={styles.column}>
          <Logo name="Atrium" />
          <h1>{t('signIn.title')}</h1>
          <p className={styles.lead}>{t('signIn.lead')}</p>
          {demo && (
            <p className={styles.hint}>
              {t('signIn.demo')} <b>admin@demo.com</b> / admin · <b>client@demo.com</b> / client
            </p>
          )}
          <SignInForm onSignedIn={() => undefined} />
        </div>
      </main>
    </div>
  );
}
