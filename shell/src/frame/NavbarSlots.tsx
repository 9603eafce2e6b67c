import { lazy, Suspense, useState } from 'react';
import { type SlotFilling, useCounts, useRuntime, useSlot } from 'shared/runtime';
import { Button, IconDrawing, Popover, Spinner, Tooltip } from 'shared/ui';
import { labelOf } from '../model/menu';
import { AppBoundary } from '../remotes/AppBoundary';
import { useLoader } from '../remotes/LoaderContext';
import { useReleases } from '../remotes/releases';
import styles from './NavbarSlots.module.css';

/** What apps put into the navbar. Until it is opened, an entry is data: none of the app's code is loaded. */
export function NavbarSlots() {
  return useSlot('navbar.end').map((filling) => (
    <SlotButton key={`${filling.app.id}/${filling.entry.id}`} {...filling} />
  ));
}

function SlotButton({ app, entry }: SlotFilling) {
  const [isOpen, setOpen] = useState(false);
  const language = useRuntime().languages.get();
  const count = useCounts()[entry.badge ?? ''] ?? 0;
  const label = labelOf(app, entry.label, language);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      content={isOpen ? <SlotContent app={app.id} module={entry.module} /> : null}
    >
      <Tooltip title={isOpen ? '' : label}>
        <Button
          type="text"
          className={styles.button}
          aria-label={count ? `${label} (${count})` : label}
          aria-expanded={isOpen}
          icon={<IconDrawing nodes={app.icons[entry.icon] ?? []} />}
        >
          {count > 0 && (
            <span className={styles.count} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </Button>
      </Tooltip>
    </Popover>
  );
}

function SlotContent({ app, module }: { app: string; module: string }) {
  const loader = useLoader();
  const release = useReleases().get(app);
  const [attempt, setAttempt] = useState(0);
  const [Content, setContent] = useState(
    () => release && lazy(async () => ({ default: await loader.loadSlot(release, module) })),
  );
  if (!release || !Content) return null;

  const retry = () => {
    setContent(() => lazy(async () => ({ default: await loader.loadSlot(release, module) })));
    setAttempt(attempt + 1);
  };
  return (
    <div className={styles.content}>
      <AppBoundary key={attempt} release={release} onRetry={retry} isSmall>
        <Suspense fallback={<Spinner />}>
          <Content />
        </Suspense>
      </AppBoundary>
    </div>
  );
}
