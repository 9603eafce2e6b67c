import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Alert, Logo, usePageTitle } from 'shared/ui/light';
import { usePageSession } from '../apps/ShellServices';
import { appName } from '../common/settings';
import { AuthCardPicture } from './AuthCardPicture';
import styles from './AuthPage.module.css';
import { AuthPicture } from './AuthPicture';
import type { AuthVariant } from './authPath';

interface Props {
  variant: AuthVariant;
  title: string;
  lead: string;
  /** What the step is about, drawn into the picture. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** The form of a guest page beside a picture, or (v1) in a card before one. */
export function AuthPage({ variant, title, lead, icon, children }: Props) {
  const { t } = useTranslation('shell');
  const { user } = usePageSession();
  usePageTitle(title);
  const isCard = variant === 'v1';
  const logo = <Logo name={appName} />;

  return (
    <div className={isCard ? styles.card : styles.split}>
      {isCard ? (
        <AuthCardPicture icon={icon} />
      ) : (
        <div className={styles.picture}>
          <AuthPicture icon={icon} />
          <div className={styles.words}>
            <p className={styles.claim}>{t('signIn.claim')}</p>
            <p>{t('signIn.claimText')}</p>
          </div>
        </div>
      )}
      <div className={styles.form}>
        <div className={styles.column}>
          {user ? (
            <Link to="/" className={styles.home} aria-label={t('menu.home')}>
              {logo}
            </Link>
          ) : (
            logo
          )}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {!window.isSecureContext && (
            <div className={styles.before}>
              <Alert type="warning" title={t('signIn.insecure')} />
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
