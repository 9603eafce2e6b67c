import { type PushDevices, pushWorkerPath } from '@atrium/core/api/push';
import { useAddressOf, useRuntime } from '@atrium/sdk';
import { Alert, Button, deviceName, ErrorState, Icon, LoadingRows, Pill, useFormat, useToast } from '@atrium/ui';
import { BellRing, Monitor, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useAddPushDeviceMutation,
  useGetPushDevicesQuery,
  useGetPushKeyMutation,
  useRemovePushDeviceMutation,
} from '../../api/account/pushApi';
import { type PushState, readDeviceId, readPushState, subscribe, unsubscribe } from '../../model/pushBrowser';
import styles from './AccountSettings.module.css';
import { SettingsSection } from './SettingsSection';

/** The browsers that notifications go to while no page is open. */
export default function PushSection() {
  const { t } = useTranslation('pages');
  const { data, error, refetch } = useGetPushDevicesQuery();
  const worker = useAddressOf()(pushWorkerPath);
  const browser = usePushBrowser(worker);
  const isHere = data?.devices.some(({ id }) => id === browser.id) ?? false;
  const canAdd = data?.isServer && browser.state === 'ready' && !isHere;
  return (
    <SettingsSection
      title={t('push.title')}
      text={t('push.text')}
      end={
        canAdd && (
          <Button icon={<Icon of={BellRing} />} loading={browser.isBusy} onClick={() => void browser.add()}>
            {t('push.add')}
          </Button>
        )
      }
    >
      {data && !data.isServer && <Alert type="info" title={t('push.demo')} />}
      {data?.isServer && browser.state !== 'ready' && (
        <Alert type="info" title={t(`push.${browser.state}`)} description={t(`push.${browser.state}Text`)} />
      )}
      {data ? (
        <ul className={styles.list}>
          {data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} isHere={device.id === browser.id} worker={worker} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} title={t('push.failed')} />
      ) : (
        <LoadingRows shape="line" rows={1} />
      )}
    </SettingsSection>
  );
}

/** What this browser can do, and which of the devices it is. */
function usePushBrowser(worker: string) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [state, setState] = useState<PushState>(() => readPushState(worker));
  const [id, setId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [getKey] = useGetPushKeyMutation();
  const [addDevice] = useAddPushDeviceMutation();
  useEffect(() => {
    let isOver = false;
    void readDeviceId(worker).then(
      (found) => isOver || setId(found),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [worker]);
  async function add() {
    setBusy(true);
    try {
      // Asked on the click, as browsers want it.
      const permission = await Notification.requestPermission();
      setState(readPushState(worker));
      if (permission !== 'granted') return;
      const { publicKey } = await getKey().unwrap();
      await addDevice(await subscribe(worker, publicKey)).unwrap();
      setId(await readDeviceId(worker));
      toast.success(t('push.added'));
    } catch {
      toast.error(t('push.notAdded'));
    } finally {
      setBusy(false);
    }
  }
  return { state, id, isBusy, add };
}

interface DeviceRowProps {
  device: PushDevices['devices'][number];
  isHere: boolean;
  worker: string;
}

function DeviceRow({ device: { id, device, createdAt, sentAt }, isHere, worker }: DeviceRowProps) {
  const { t } = useTranslation('pages');
  const format = useFormat();
  const { clock } = useRuntime();
  const toast = useToast();
  const [remove, { isLoading }] = useRemovePushDeviceMutation();
  const name = deviceName(device) || t('sessions.unknown');
  async function end() {
    const { error } = await remove(id);
    if (error) return toast.error(t('push.notRemoved'));
    // The server sends nothing there any more, whatever the browser says.
    if (isHere) await unsubscribe(worker).catch(() => undefined);
    toast.success(t('push.removed'));
  }
  return (
    <li className={[styles.row, styles.plain].join(' ')}>
      <Icon of={/Mobi|Android|iPhone/.test(device) ? Smartphone : Monitor} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isHere && <Pill tone="green">{t('push.here')}</Pill>}
        </p>
        <p className={styles.hint}>
          {t('push.since', { date: format.dateTime(createdAt) })}{' '}
          {sentAt && t('push.sent', { ago: format.ago(sentAt, clock.now()) })}
        </p>
      </div>
      <Button loading={isLoading} aria-label={t('push.removeOf', { name })} onClick={() => void end()}>
        {t('push.remove')}
      </Button>
    </li>
  );
}
