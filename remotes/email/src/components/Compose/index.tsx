import { useRuntime } from '@atrium/sdk';
import { IconButton, useIsNarrow } from '@atrium/ui';
import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Composition, WindowSize } from '../../model/composition';
import type { SaveState } from '../../state/compose/session';
import { composeSessions } from '../../state/compose/sessions';
import { compositionsOf, resized } from '../../state/emailSlice';
import { ComposeForm, handleWindowKey } from './ComposeForm';
import composeHeadStyles from './ComposeHead.module.css';
import styles from './ComposeWindow.module.css';
import { SaveStateText } from './SaveStateText';
import { useComposition } from './useComposition';

interface ComposeHeadProps {
  titleId: string;
  title: string;
  saveState: SaveState;
  size: WindowSize;
  onSize: (size: WindowSize) => void;
  onClose: () => void;
}

function ComposeHead({ titleId, title, saveState, size, onSize, onClose }: ComposeHeadProps) {
  const { t } = useTranslation('email');
  const isNarrow = useIsNarrow();
  const resize = (wanted: WindowSize) => onSize(size === wanted ? 'normal' : wanted);
  return (
    <header className={composeHeadStyles.head}>
      {size === 'small' ? (
        <button type="button" className={composeHeadStyles.bar} onClick={() => resize('small')}>
          <span className={composeHeadStyles.title} id={titleId} dir="auto">
            {title}
          </span>
        </button>
      ) : (
        <h2 className={composeHeadStyles.title} id={titleId} dir="auto">
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

interface ComposeWindowProps {
  composition: Composition;
  /** Front window where only one fits. */
  isFront: boolean;
}

function ComposeWindow({ composition, isFront }: ComposeWindowProps) {
  const { t } = useTranslation('email');
  const { store } = useRuntime();
  const title = useId();
  const writing = useComposition(composition);
  const { key, size, subject } = composition;
  const close = () => void writing.close();
  return (
    <div
      className={styles.window}
      data-size={size}
      data-front={isFront || undefined}
      role="dialog"
      aria-labelledby={title}
      onKeyDown={(event) => handleWindowKey(event, { close, send: () => void writing.send() })}
    >
      <ComposeHead
        titleId={title}
        title={subject || t('compose.title')}
        saveState={writing.saveState}
        size={size}
        onSize={(wanted) => store.dispatch(resized({ key, size: wanted }))}
        onClose={close}
      />
      {/* Minimized windows are hidden but mounted, so that input stays. */}
      <div className={styles.content} hidden={size === 'small'}>
        <ComposeForm composition={composition} writing={writing} />
      </div>
    </div>
  );
}

export default function ComposeWindows() {
  const compositions = useSelector(compositionsOf);
  // Saves input, also of minimized windows.
  composeSessions(useRuntime());
  const windows = compositions.filter(({ threadId }) => threadId === undefined);
  const front = windows.findLast(({ size }) => size !== 'small');
  return (
    <div className={styles.windows}>
      {windows.map((composition) => (
        <ComposeWindow key={composition.key} composition={composition} isFront={composition === front} />
      ))}
    </div>
  );
}
