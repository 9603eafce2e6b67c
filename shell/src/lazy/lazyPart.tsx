import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultBoundary, useToast } from 'shared/ui';
import { followRetries } from './hostChunks';

/**
 * A part of the frame that is opened over the page, its code loaded then. What does not arrive is reported and closed
 * again; the next opening asks once more.
 */
export function lazyPart<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let latest = { tries: 0, Part: lazy(load) };

  return function LazyPart(props: Props) {
    const { t } = useTranslation('shell');
    const toast = useToast();
    const [{ Part }] = useState(latest);
    const giveUp = () => {
      // A rejected lazy component stays rejected, and a browser that still waits never asks again for the same URL.
      latest = { tries: latest.tries + 1, Part: lazy(load) };
      followRetries(latest.tries);
      toast.error(t('pageFault.text'));
      props.onClose();
    };
    return (
      <FaultBoundary fallback={() => null} onError={giveUp}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </FaultBoundary>
    );
  };
}
