import { lazyComponent, useToast } from '@atrium/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from './LoadError';

interface LazyOptions {
  /** Drawn until the part is there. */
  pending?: ReactNode;
  /** What it was opened with is closed again; without it the place says what is missing, and offers to try again. */
  onMissing?: () => void;
}

/** A part of the page whose code is loaded when it is first drawn, or before by its `preload`. */
export function lazyChatComponent<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazyComponent(load);

  function LazyChatComponent({ pending, onMissing, props }: LazyOptions & { props: Props }) {
    const { t } = useTranslation('chat');
    const toast = useToast();
    const close = () => {
      if (!onMissing) return;
      toast.error(t('missing'));
      onMissing();
    };
    return (
      <Part
        props={props}
        pending={pending}
        onError={close}
        fallback={(retry) => !onMissing && <LoadError onRetry={retry} />}
      />
    );
  }
  LazyChatComponent.preload = () => void load().catch(() => undefined);
  return LazyChatComponent;
}
