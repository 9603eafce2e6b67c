import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, useIsNarrow } from 'shared/ui';
import type { SaveState } from '../../state/draftKeeper';
import styles from './ComposeHead.module.css';

export type WindowSize = 'normal' | 'small' | 'large';

interface ComposeHeadProps {
  titleId: string;
  title: string;
  saveState: SaveState;
  size: WindowSize;
  onSize: (size: WindowSize) => void;
  onClose: () => void;
}

/** What is written, whether it is kept, and the size of the window. */
export function ComposeHead({ titleId, title, saveState, size, onSize, onClose }: ComposeHeadProps) {
  const { t } = useTranslation('email');
  const isNarrow = useIsNarrow();
  const resize = (wanted: WindowSize) => onSize(size === wanted ? 'normal' : wanted);
  return (
    <header className={styles.head}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <span className={styles.state} role="status">
        {saveState !== 'untouched' && t(`compose.state.${saveState}`)}
      </span>
      <IconButton
        label={t(size === 'small' ? 'compose.restore' : 'compose.minimize')}
        icon={size === 'small' ? Maximize2 : Minus}
        onClick={() => resize('small')}
      />
      {!isNarrow && size !== 'small' && (
        <IconButton
          label={t(size === 'large' ? 'compose.restore' : 'compose.maximize')}
          icon={size === 'large' ? Minimize2 : Maximize2}
          onClick={() => resize('large')}
        />
      )}
      <IconButton label={t('compose.close')} icon={X} onClick={onClose} />
    </header>
  );
}
