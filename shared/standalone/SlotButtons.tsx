import type { SlotEntry } from '@atrium/contract';
import { useApps, useCan, useCounts, useRuntime } from '@atrium/sdk';
import { Button, Icon, Popover, Spinner } from '@atrium/ui';
import { Puzzle } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { AppModules } from './appModules';
import { lazySlot } from './lazySlot';

/** What the app puts into slots of the frame or of other apps: here each is a button that opens it. Overlays open themselves. */
export function SlotButtons({ modules }: { modules: AppModules }) {
  const can = useCan();
  const language = useRuntime().languages.get();
  return useApps()
    .flatMap(({ slots = [], labels }) => slots.map((entry) => ({ entry, label: labels[language][entry.label] })))
    .filter(({ entry }) => entry.slot !== 'overlay' && modules[entry.module] && can(entry.requires))
    .map(({ entry, label = entry.id }) => <SlotButton key={entry.id} entry={entry} label={label} modules={modules} />);
}

function SlotButton({ entry, label, modules }: { entry: SlotEntry; label: string; modules: AppModules }) {
  const count = useCounts()[entry.badge ?? ''] ?? 0;
  const Content = useMemo(() => lazySlot(modules, entry), [modules, entry]);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={
        <Suspense fallback={<Spinner />}>
          <Content />
        </Suspense>
      }
    >
      <Button type="text" icon={<Icon of={Puzzle} />}>
        {count ? `${label} (${count})` : label}
      </Button>
    </Popover>
  );
}
