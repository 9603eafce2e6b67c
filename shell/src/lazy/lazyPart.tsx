import { lazyComponent, useToast } from '@atrium/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { followRetries } from './hostChunks';

/**
 * A part of the frame that is opened over the page, its code loaded then. What does not arrive is reported and closed
 * again; the next opening asks once more.
 */
export function lazyPart<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyComponent(load);
  let tries = 0;

  return function LazyPart(props: Props) {
    const { t } = useTranslation('shell');
    const toast = useToast();
    const giveUp = () => {
      tries += 1;
      // A browser that still waits never asks again for the same URL.
      followRetries(tries);
      toast.error(t('pageFault.text'));
      props.onClose();
    };
    return <Part props={props} onError={giveUp} fallback={() => null} />;
  };
}
