import { type SlotFilling, useCounts, useRuntime, useSlot } from '@atrium/sdk';
import { Button, IconSvg, Tooltip } from '@atrium/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SlotContent } from '../apps/SlotContent';
import { labelOf } from '../common/labelOf';
import { NavbarPanel } from '../common/NavbarPanel';
import styles from './NavbarSlots.module.css';

/** Slots of apps in the navbar. Until one is opened, none of the app's code is loaded. */
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
    <>
      {isOpen && <ClosedElsewhere onClose={() => setOpen(false)} />}
      <NavbarPanel
        label={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        content={<SlotContent app={app.id} module={entry.module} />}
      >
        <Tooltip title={isOpen ? '' : label}>
          <Button
            type="text"
            className={styles.button}
            aria-label={count ? `${label} (${count})` : label}
            aria-expanded={isOpen}
            icon={<IconSvg nodes={app.icons[entry.icon] ?? []} />}
          >
            {count > 0 && (
              <span className={styles.count} aria-hidden="true">
                {count > 99 ? '99+' : count}
              </span>
            )}
          </Button>
        </Tooltip>
      </NavbarPanel>
    </>
  );
}

/** Closes the panel on navigation. Rendered while it is open only, since it follows the whole address, which changes often. */
function ClosedElsewhere({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const [openedAt] = useState(place);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (place !== openedAt) close();
  }, [place, openedAt]);
  return null;
}
