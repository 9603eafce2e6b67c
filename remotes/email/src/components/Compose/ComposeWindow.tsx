import { useRuntime } from '@atrium/sdk';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composition } from '../../model/composition';
import { resized } from '../../state/emailSlice';
import { ComposeForm, handleWindowKey } from './ComposeForm';
import { ComposeHead } from './ComposeHead';
import styles from './ComposeWindow.module.css';
import { useComposition } from './useComposition';

interface ComposeWindowProps {
  composition: Composition;
  /** Front window where only one fits. */
  isFront: boolean;
}

export function ComposeWindow({ composition, isFront }: ComposeWindowProps) {
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
