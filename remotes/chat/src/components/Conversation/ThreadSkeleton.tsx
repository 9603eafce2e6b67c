import { VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './ThreadSkeleton.module.css';

/** Widths of the bubbles in percent, and the side they are on. */
const bubbles = [
  { size: 38, isOwn: false },
  { size: 26, isOwn: false },
  { size: 44, isOwn: true },
  { size: 32, isOwn: false },
  { size: 20, isOwn: true },
];

export function ThreadSkeleton() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.thread} role="status">
      <VisuallyHidden>{t('conversation.loading')}</VisuallyHidden>
      {bubbles.map(({ size, isOwn }) => (
        <span
          key={size}
          className={styles.bubble}
          data-own={isOwn || undefined}
          style={{ inlineSize: `${size}%` }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
