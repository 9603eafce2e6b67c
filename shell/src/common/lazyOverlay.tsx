import { partOnDemand, useToast } from '@atrium/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { retryChunks } from './chunkRetries';

/**
 * A part of the frame that is opened over the page, its code loaded then. What does not arrive is reported and closed
 * again; the next opening asks once more.
 */
export function lazyOverlay<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Overlay = partOnDemand(load);
  let tries = 0;

  return function LazyOverlay(props: Props) {
    const { t } = useTranslation('shell');
    const toast = useToast();
    const giveUp = () => {
      tries += 1;
      // A browser that still waits never asks again for the same URL.
      retryChunks(tries);
      toast.error(t('pageFault.text'));
      props.onClose();
    };
    return <Overlay props={props} onError={giveUp} fallback={() => null} />;
  };
}
