import { Bug, HeartPulse } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Release } from 'shared/contract';
import { type HostRuntime, useRuntime } from 'shared/runtime';
import { Button, DropdownMenu, Icon, Pill } from 'shared/ui';
import styles from './FaultInjection.module.css';
import { waysFor } from './faultInjections';
import { chaosLocales } from './locales';
import { useChaos } from './useChaos';

const loadings = new WeakMap<HostRuntime['languages'], Promise<void>>();

/** The texts arrive with the first use, and not with the frame. */
function textsOf({ languages }: Pick<HostRuntime, 'languages'>): Promise<void> {
  const loading = loadings.get(languages) ?? languages.addTexts('chaos', chaosLocales);
  loadings.set(languages, loading);
  return loading;
}

/** Lets an app fail in this tab, in any way that the dashboard must survive, and heals it. */
export default function Chaos({ release }: { release: Release; onClose: () => void }) {
  use(textsOf(useRuntime()));
  const { t } = useTranslation('chaos');
  const { way, start, heal } = useChaos(release);

  if (way)
    return (
      <div className={styles.chaos}>
        <Pill tone="red">{t('failing', { way: t(`ways.${way}`) })}</Pill>
        <Button size="small" icon={<Icon of={HeartPulse} size={14} />} onClick={heal}>
          {t('heal')}
        </Button>
        <span className={styles.hint}>{t('hint')}</span>
      </div>
    );
  const items = waysFor(release).map((name) => ({
    key: name,
    label: t(`ways.${name}`),
    onClick: () => start(name),
  }));
  return (
    <div className={styles.chaos}>
      <DropdownMenu menu={{ items }}>
        <Button size="small" icon={<Icon of={Bug} size={14} />}>
          {t('fail')}
        </Button>
      </DropdownMenu>
      <span className={styles.hint}>{t('hint')}</span>
    </div>
  );
}
