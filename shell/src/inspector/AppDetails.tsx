import { Button, Icon } from '@atrium/ui';
import { Power, RotateCw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppHost } from '../apps/AppHost';
import { withSwitched } from '../apps/releases/TabStore';
import { useConfirmUnsaved } from '../apps/useConfirmUnsaved';
import { lazyOverlay } from '../common/lazyOverlay';
import type { AppReport } from './appReports';
import styles from './Inspector.module.css';

const FaultInjectionMenu = lazyOverlay(() => import('./FaultInjectionMenu'));

export function AppDetails({ report }: { report: AppReport }) {
  const { t } = useTranslation('shell');
  const { manifest, release, state, override, skipped, pending, error, shares } = report;
  const { reload, switchOn, switchOff, rollBack, useLive } = useAppActions(report);

  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact name={t('inspector.owner')}>{`${manifest.owner.team} · ${manifest.owner.contact}`}</Fact>
        <Fact name={t('inspector.release')}>{`${release.release} · host ${manifest.host}`}</Fact>
        {override && <Fact name={t('inspector.from')}>{override}</Fact>}
        {pending && <Fact name={t('inspector.pending')}>{pending}</Fact>}
        {skipped.length > 0 && <Fact name={t('inspector.skippedReleases')}>{skipped.join(', ')}</Fact>}
        {error && <Fact name={t('inspector.error')}>{error}</Fact>}
        <Fact name={t('inspector.slots')}>{(manifest.slots ?? []).map(({ id, slot }) => `${id} → ${slot}`)}</Fact>
        <Fact name={t('inspector.commands')}>{(manifest.commands ?? []).map(({ id }) => id)}</Fact>
        <Fact name={t('inspector.shares')}>
          {shares.map(({ name, version, from }) => `${name} ${version} ← ${from}`)}
        </Fact>
      </dl>
      <div className={styles.actions}>
        {state === 'off' ? (
          <Button size="small" icon={<Icon of={Power} size={14} />} onClick={switchOn}>
            {t('inspector.switchOn')}
          </Button>
        ) : (
          <>
            <Button size="small" icon={<Icon of={RotateCw} size={14} />} onClick={reload}>
              {t('inspector.reload')}
            </Button>
            <Button size="small" icon={<Icon of={Power} size={14} />} onClick={switchOff}>
              {t('inspector.switchOff')}
            </Button>
          </>
        )}
        {rollBack && (
          <Button size="small" icon={<Icon of={Undo2} size={14} />} onClick={rollBack}>
            {t('inspector.rollBack')}
          </Button>
        )}
        {useLive && (
          <Button size="small" onClick={useLive}>
            {t('inspector.useLive')}
          </Button>
        )}
      </div>
      {state !== 'off' && <FaultInjectionMenu release={release} onClose={() => undefined} />}
    </div>
  );
}

/** A name and its value, or its list; nothing where there is none. Names of releases and modules run from left to right. */
function Fact({ name, children }: { name: string; children: string | readonly string[] }) {
  const lines = typeof children === 'string' ? [children] : children;
  if (lines.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {lines.map((line) => (
          <div key={line}>
            <bdi dir="ltr">{line}</bdi>
          </div>
        ))}
      </dd>
    </>
  );
}

/** Actions on an app in this tab; those that would discard typed text ask first. */
function useAppActions({ id, release, skipped }: AppReport) {
  const { loader, releaseStore, tab } = useAppHost();
  const confirmUnsaved = useConfirmUnsaved();
  const switchTo = (isOn: boolean) => tab.change(withSwitched(tab.get(), id, isOn));

  return {
    reload: () =>
      confirmUnsaved(() => {
        loader.renew(release);
        releaseStore.remount();
      }),
    switchOn: () => switchTo(true),
    switchOff: () => confirmUnsaved(() => switchTo(false)),
    rollBack: releaseStore.previousOf(id) && (() => confirmUnsaved(() => releaseStore.rollBack(id))),
    useLive: skipped.length > 0 ? () => confirmUnsaved(() => releaseStore.useLive(id)) : undefined,
  };
}
