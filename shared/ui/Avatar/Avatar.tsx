import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Avatar.module.css';
import { avatarTone, initials } from './avatarTone';

type Presence = 'online' | 'busy' | 'away' | 'offline';

export interface AvatarProps {
  name: string;
  /** A picture; initials are drawn without one, when it does not arrive, and for one from elsewhere: fetching it would tell. */
  src?: string | null;
  /** 20, 28 or 40 px; `xl` is 72 px. */
  size?: 's' | 'm' | 'l' | 'xl';
  status?: Presence;
  /** Says the name to screen readers, where no text beside it does. */
  isNamed?: boolean;
}

/** A person: picture or initials in a soft tone, with a dot for presence. */
export function Avatar({ name, src, size = 'm', status, isNamed = false }: AvatarProps) {
  const { t } = useTranslation('kit');
  const [failed, setFailed] = useState<string | null>(null);
  const label = [isNamed ? name : '', status ? t(`presence.${status}`) : ''].filter(Boolean).join(', ');
  return (
    <span
      className={[styles.avatar, styles[size], styles[avatarTone(name)]].join(' ')}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {src && src !== failed && isOwnPicture(src) ? (
        <img className={styles.picture} src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        <span className={styles.initials} data-initials={initials(name)} />
      )}
      {status && <span className={[styles.status, styles[status]].join(' ')} />}
    </span>
  );
}

/**
 * True if a picture comes with this page or its data. A third-party picture would tell its server who
 * looks at it, and when.
 */
function isOwnPicture(src: string): boolean {
  if (!URL.canParse(src, document.baseURI)) return false;
  const { protocol, origin } = new URL(src, document.baseURI);
  return protocol === 'data:' || protocol === 'blob:' || origin === window.location.origin;
}
