import { Alert, Logo, usePageTitle } from '@atrium/ui/light';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionState } from '../apps/ShellServices';
import { useBrand } from '../common/brand';
import styles from './AuthPage.module.css';
import type { AuthVariant } from './authPath';

interface Props {
  variant: AuthVariant;
  title: string;
  lead: string;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** The form of a guest page beside a picture, or (v1) in a card before one. */
export function AuthPage({ variant, title, lead, icon, children }: Props) {
  const { t } = useTranslation('shell');
  const { user } = useSessionState();
  usePageTitle(title);
  const isCard = variant === 'v1';
  const { name, logo: picture, text } = useBrand();
  const logo = <Logo name={name} picture={picture} />;

  return (
    <div className={isCard ? styles.card : styles.split}>
      {isCard ? (
        <AuthCardPicture icon={icon} />
      ) : (
        <div className={styles.picture}>
          <AuthPicture icon={icon} />
          <div className={styles.words}>
            <p className={styles.claim}>{t('signIn.claim')}</p>
            <p>{text || t('signIn.claimText')}</p>
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

/** Five arches in the dusk, one of them with a sign of what the step is about; behind the words of the page. */
function AuthPicture({ icon: Sign }: { icon?: LucideIcon | undefined }) {
  return (
    <svg viewBox="0 0 770 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="dusk" cx="0.2" cy="0" r="1.2">
          <stop offset="0" stopColor="#6d64f5" />
          <stop offset="0.45" stopColor="#3a31b4" />
          <stop offset="1" stopColor="#1d1a5e" />
        </radialGradient>
        <linearGradient id="arch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.13" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.03" />
        </linearGradient>
        <linearGradient id="floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.55" stopColor="#191550" stopOpacity="0" />
          <stop offset="1" stopColor="#191550" stopOpacity="0.85" />
        </linearGradient>
      </defs>
      <rect width="770" height="900" fill="url(#dusk)" />
      <g fill="url(#arch)">
        <path d="M75 900V470a58 58 0 0 1 116 0v430z" />
        <path d="M215 900V408a61 61 0 0 1 122 0v492z" />
        <path d="M355 900V346a64 64 0 0 1 128 0v554z" />
        <path d="M495 900V284a67 67 0 0 1 134 0v616z" />
        <path d="M635 900V222a70 70 0 0 1 140 0v678z" />
      </g>
      <rect width="770" height="900" fill="url(#floor)" />
      {Sign && <Sign x={530} y={330} size={64} color="#fff" opacity={0.8} strokeWidth={1.75} absoluteStrokeWidth />}
    </svg>
  );
}

/** A colonnade in lines behind the card; what the step is about hangs in the arches on either side of it. */
function AuthCardPicture({ icon: Sign }: { icon?: LucideIcon | undefined }) {
  return (
    <svg className={styles.arcade} viewBox="0 0 1440 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.arch} d="M40 640V340a110 110 0 0 1 220 0v300z" />
      <path className={styles.arch} d="M290 640V250a110 110 0 0 1 220 0v390z" />
      <path className={styles.arch} d="M540 640V160a180 180 0 0 1 360 0v480z" />
      <path className={styles.arch} d="M930 640V250a110 110 0 0 1 220 0v390z" />
      <path className={styles.arch} d="M1180 640V340a110 110 0 0 1 220 0v300z" />
      <path className={styles.floor} d="M0 639h1440" />
      {Sign && (
        <g className={styles.sign}>
          <Sign x={110} y={350} size={80} strokeWidth={1.75} absoluteStrokeWidth />
          <Sign x={1250} y={350} size={80} strokeWidth={1.75} absoluteStrokeWidth />
        </g>
      )}
    </svg>
  );
}
