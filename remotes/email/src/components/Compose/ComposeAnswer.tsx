import { useRuntime } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { PictureInPicture2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composition } from '../../model/composition';
import { composed } from '../../state/emailSlice';
import styles from './ComposeAnswer.module.css';
import { ComposeForm, handleWindowKey } from './ComposeForm';
import { SaveStateText } from './SaveStateText';
import { useComposition } from './useComposition';

export default function ComposeAnswer({ composition }: { composition: Composition }) {
  const { t } = useTranslation('email');
  const { store } = useRuntime();
  const writing = useComposition(composition);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { key, subject } = composition;
  return (
    <section
      ref={box}
      className={styles.answer}
      aria-label={subject || t('compose.title')}
      onKeyDown={(event) =>
        handleWindowKey(event, { close: () => void writing.close(), send: () => void writing.send() })
      }
    >
      <ComposeForm
        composition={composition}
        writing={writing}
        hasSubject={false}
        end={
          <>
            <SaveStateText state={writing.saveState} />
            <IconButton
              label={t('compose.popOut')}
              icon={PictureInPicture2}
              onClick={() => store.dispatch(composed({ key }))}
            />
            <IconButton label={t('compose.close')} icon={X} onClick={() => void writing.close()} />
          </>
        }
      />
    </section>
  );
}
