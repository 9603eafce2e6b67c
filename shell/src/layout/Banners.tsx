import { useRuntime } from '@atrium/sdk';
import { Button, Icon, type IconProps } from '@atrium/ui';
import { FlaskConical, LifeBuoy, Plug, TriangleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppHost, useReleaseState, useReleases, useTabChoices } from '../apps/AppHost';
import { withoutOverride } from '../apps/releases/TabStore';
import { labelOf } from '../common/labelOf';
import styles from './Banners.module.css';

/** Banners for a tab with a safe start, a channel or overrides, each with one click back. */
export function TabBanners() {
  const { t } = useTranslation('shell');
  const { tab, releaseStore } = useAppHost();
  const { isSafe, channel, overrides } = useTabChoices();
  const releases = useReleases();
  // Only a safe start comes so far without a registry.
  const isUnread = useReleaseState().registry.shell.release === '';
  const language = useRuntime().languages.get();

  const leaveOverride = (id: string) => {
    tab.change(withoutOverride(tab.get(), id));
    releaseStore.override(id, undefined);
  };

  return (
    <>
      {isSafe && (
        <Banner
          icon={LifeBuoy}
          tone="amber"
          text={t('tab.safe')}
          action={t('tab.leaveSafe')}
          onAction={() => tab.change({ isSafe: false, on: [] })}
        />
      )}
      {channel !== 'stable' && (
        <Banner
          icon={FlaskConical}
          tone="blue"
          text={t('tab.channel', { channel })}
          action={t('tab.leaveChannel')}
          onAction={() => tab.change({ channel: 'stable' })}
        />
      )}
      {Object.entries(overrides)
        .filter(([id]) => releaseStore.isOverridden(id))
        .map(([id, origin]) => {
          const manifest = releases.get(id)?.manifest;
          const app = manifest ? labelOf(manifest, manifest.title, language) : id;
          return (
            <Banner
              key={id}
              icon={Plug}
              tone="plum"
              text={t('tab.override', { app, origin })}
              action={t('tab.leaveOverride')}
              onAction={() => leaveOverride(id)}
            />
          );
        })}
      {isUnread && <Banner icon={TriangleAlert} tone="red" isAlert text={t('tab.unread')} />}
      <RejectedOverrides />
    </>
  );
}

function RejectedOverrides() {
  const { t } = useTranslation('shell');
  const { rejectedOverrides } = useAppHost();
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return rejectedOverrides.map(({ asked, reason }) => (
    <Banner
      key={asked}
      icon={TriangleAlert}
      tone="red"
      isAlert
      text={t(`tab.overrideRejected.${reason}`, { asked })}
      action={t('tab.understood')}
      onAction={() => setRead(true)}
    />
  ));
}

interface BannerProps {
  icon: IconProps['of'];
  tone: 'amber' | 'blue' | 'plum' | 'red';
  text: ReactNode;
  isAlert?: boolean;
  action?: string;
  onAction?: () => void;
}

const Banner = ({ icon, tone, text, isAlert = false, action, onAction }: BannerProps) => (
  <div className={[styles.banner, styles[tone]].join(' ')} role={isAlert ? 'alert' : 'status'}>
    <Icon of={icon} />
    <span className={styles.text}>{text}</span>
    {action && (
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    )}
  </div>
);

export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  return (
    <div role="status" className={isOnline ? styles.none : `${styles.banner} ${styles.amber}`}>
      {!isOnline && (
        <span className={styles.text}>
          <Icon of={WifiOff} /> {t('offline')}
        </span>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
