import { ErrorState, lazyComponent, useToast } from '@atrium/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function LoadError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('chat');
  return <ErrorState error={undefined} title={t('missing')} onRetry={onRetry} />;
}

interface LazyOptions {
  pending?: ReactNode;
  /** Closes the overlay that was to show it; without it the place shows an error with Retry. */
  onMissing?: () => void;
}

/** Component whose code loads on first render, or earlier with `preload`. */
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
