import { Puzzle } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { SlotEntry } from '../contract';
import { useApps, useCan, useCounts, useRuntime } from '../runtime';
import { Button, Icon, Popover, Spinner } from '../ui';
import { type AppModules, loadDefault } from './appModules';

/** What the app puts into slots of the frame or of other apps: here each is a button that opens it. */
export function SlotButtons({ modules }: { modules: AppModules }) {
  const can = useCan();
  const language = useRuntime().languages.get();
  return useApps()
    .flatMap(({ slots = [], labels }) => slots.map((entry) => ({ entry, label: labels[language][entry.label] })))
    .filter(({ entry }) => modules[entry.module] && can(entry.requires))
    .map(({ entry, label = entry.id }) => <SlotButton key={entry.id} entry={entry} label={label} modules={modules} />);
}

function SlotButton({ entry, label, modules }: { entry: SlotEntry; label: string; modules: AppModules }) {
  const count = useCounts()[entry.badge ?? ''] ?? 0;
  const Content = useMemo(
    () =>
      lazy(async () => {
        const component = await loadDefault(modules, entry.module);
        if (!isComponent(component)) throw new Error(`${entry.module} exports no component`);
        return { default: component };
      }),
    [modules, entry],
  );
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

const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
