import type { SlotEntry } from '@atrium/contract';
import { useApps, useCan, useCounts, useRuntime } from '@atrium/sdk';
import { Button, Drawer, Icon, Logo, Popover, Spinner, useIsNarrow } from '@atrium/ui';
import type { ParseKeys } from 'i18next';
import { Puzzle, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppearanceChoices, type AppearanceChoicesProps, Choice } from './AppearanceChoices';
import { type AppModules, lazySlot } from './appModules';
import styles from './StandaloneBar.module.css';
import standaloneChoicesStyles from './StandaloneChoices.module.css';
import { choices } from './settings';

const failureTexts: Readonly<Record<(typeof choices.failureRate)[number], ParseKeys<'standalone'>>> = {
  0: 'failureRates.0',
  0.2: 'failureRates.20',
  1: 'failureRates.100',
};

/** Everything a developer may switch to see the app as somebody else would. */
function StandaloneChoices({ settings, onChange }: AppearanceChoicesProps) {
  const { t } = useTranslation('standalone');
  return (
    <div className={standaloneChoicesStyles.choices}>
      <AppearanceChoices settings={settings} onChange={onChange} />
      <Choice
        label={t('role')}
        value={settings.role}
        options={choices.role.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(role) => onChange({ role })}
      />
      <Choice
        label={t('latency')}
        value={settings.latency}
        options={choices.latency.map((value) => ({ value, label: t(`latencies.${value}`) }))}
        onChange={(latency) => onChange({ latency })}
      />
      <Choice
        label={t('failures')}
        value={settings.failureRate}
        options={choices.failureRate.map((value) => ({ value, label: t(failureTexts[value]) }))}
        onChange={(failureRate) => onChange({ failureRate })}
      />
    </div>
  );
}

interface StandaloneBarProps extends ComponentProps<typeof StandaloneChoices> {
  title: string;
  modules: AppModules;
}

/** The bar above the app: which one it is, what it puts into slots, and one menu of what a developer may switch. */
export function StandaloneBar({ title, modules, ...choices }: StandaloneBarProps) {
  const { t } = useTranslation('standalone');
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const open = (
    <Button type="text" icon={<Icon of={SlidersHorizontal} />} aria-label={t('choices')} onClick={() => setOpen(true)}>
      {t(`roles.${choices.settings.role}`)}
    </Button>
  );
  return (
    <header className={styles.bar}>
      <Logo name={title} />
      <span className={styles.gap} />
      <SlotButtons modules={modules} />
      {isNarrow ? (
        <>
          {open}
          <Drawer title={t('choices')} open={isOpen} onClose={() => setOpen(false)}>
            <StandaloneChoices {...choices} />
          </Drawer>
        </>
      ) : (
        <Popover
          trigger="click"
          placement="bottomRight"
          arrow={false}
          open={isOpen}
          onOpenChange={setOpen}
          title={t('choices')}
          content={<StandaloneChoices {...choices} />}
        >
          {open}
        </Popover>
      )}
    </header>
  );
}

/** Entries of the app in slots of the shell or other apps, each as a button that opens it. Overlays open themselves. */
function SlotButtons({ modules }: { modules: AppModules }) {
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
