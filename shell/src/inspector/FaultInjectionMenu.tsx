import type { Release } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import type { HostRuntime } from '@atrium/sdk/host';
import { Button, DropdownMenu, Icon, Pill } from '@atrium/ui';
import { Bug, HeartPulse } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppHost } from '../apps/AppHost';
import { forgetLazyApp } from '../apps/RemoteApp';
import { useConfirmUnsaved } from '../apps/useConfirmUnsaved';
import { useValue, ValueStore } from '../common/ValueStore';
import styles from './FaultInjectionMenu.module.css';
import { type FaultName, faultInjectors, faultsFor } from './faultInjectors';
import { faultInjectionLocales } from './locales';

const loadings = new WeakMap<HostRuntime['languages'], Promise<void>>();

/** The texts are loaded with the first use, not with the shell. */
function loadTexts({ languages }: Pick<HostRuntime, 'languages'>): Promise<void> {
  const loading = loadings.get(languages) ?? languages.addTexts('faults', faultInjectionLocales);
  loadings.set(languages, loading);
  return loading;
}

export default function FaultInjectionMenu({ release }: { release: Release; onClose: () => void }) {
  use(loadTexts(useRuntime()));
  const { t } = useTranslation('faults');
  const { fault, inject, restore } = useFaultInjection(release);

  if (fault)
    return (
      <div className={styles.faults}>
        <Pill tone="red">{t('failing', { way: t(`faults.${fault}`) })}</Pill>
        <Button size="small" icon={<Icon of={HeartPulse} size={14} />} onClick={restore}>
          {t('heal')}
        </Button>
        <span className={styles.hint}>{t('hint')}</span>
      </div>
    );
  const items = faultsFor(release).map((name) => ({
    key: name,
    label: t(`faults.${name}`),
    onClick: () => inject(name),
  }));
  return (
    <div className={styles.faults}>
      <DropdownMenu menu={{ items }}>
        <Button size="small" icon={<Icon of={Bug} size={14} />}>
          {t('fail')}
        </Button>
      </DropdownMenu>
      <span className={styles.hint}>{t('hint')}</span>
    </div>
  );
}

const injectedFaults = new ValueStore<ReadonlyMap<string, FaultName>>(new Map());

function useFaultInjection(release: Release) {
  const { id } = release.manifest;
  const { loader, releaseStore } = useAppHost();
  const confirmUnsaved = useConfirmUnsaved();
  const fault = useValue(injectedFaults).get(id);

  /** Runs the app once more, on screen too, with another fault or with none. */
  const apply = (next: FaultName | undefined) => {
    const others = [...injectedFaults.get()].filter(([app]) => app !== id);
    injectedFaults.set(new Map(next ? [...others, [id, next]] : others));
    if (next !== 'replaced') releaseStore.override(id, undefined);
    loader.injectFault(release, next && faultInjectors[next](release));
    if (next === 'replaced') return releaseStore.override(id, { ...release, entry: `${release.entry}?again` });
    loader.renew(release);
    forgetLazyApp(loader, release);
    releaseStore.remount();
  };

  return {
    fault,
    inject: (next: FaultName) => confirmUnsaved(() => apply(next)),
    restore: () => confirmUnsaved(() => apply(undefined)),
  };
}
