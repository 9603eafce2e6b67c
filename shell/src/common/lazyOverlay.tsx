import { lazyComponent, useToast } from '@atrium/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { retryChunks } from './lazyPage';

/**
 * An overlay of the shell, loaded when it is first opened. A failed load shows a message and closes it; the next opening
 * tries again.
 */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Overlay = lazyComponent(load);
  let tries = 0;

  return function LazyOverlay(props: Props) {
    const { t } = useTranslation('shell');
    const toast = useToast();
    const giveUp = () => {
      tries += 1;
      // A browser with a pending request does not repeat it for the same URL.
      retryChunks(tries);
      toast.error(t('pageError.text'));
      props.onClose();
    };
    return <Overlay props={props} onError={giveUp} fallback={() => null} />;
  };
}
