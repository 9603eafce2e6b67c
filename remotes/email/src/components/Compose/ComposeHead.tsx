import { IconButton, useIsNarrow } from '@atrium/ui';
import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WindowSize } from '../../model/composition';
import type { SaveState } from '../../state/compose/session';
import styles from './ComposeHead.module.css';
import { SaveStateText } from './SaveStateText';

interface ComposeHeadProps {
  titleId: string;
  title: string;
  saveState: SaveState;
  size: WindowSize;
  onSize: (size: WindowSize) => void;
  onClose: () => void;
}

export function ComposeHead({ titleId, title, saveState, size, onSize, onClose }: ComposeHeadProps) {
  const { t } = useTranslation('email');
  const isNarrow = useIsNarrow();
  const resize = (wanted: WindowSize) => onSize(size === wanted ? 'normal' : wanted);
  return (
    <header className={styles.head}>
      {size === 'small' ? (
        <button type="button" className={styles.bar} onClick={() => resize('small')}>
          <span className={styles.title} id={titleId} dir="auto">
            {title}
          </span>
        </button>
      ) : (
        <h2 className={styles.title} id={titleId} dir="auto">
          {title}
        </h2>
      )}
      <SaveStateText state={saveState} />
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
