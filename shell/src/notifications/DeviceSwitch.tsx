import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from 'shared/ui';
import { useChangeSettings, useSettings } from '../common/useSettings';
import { askToNotifyDevice, hasDeviceNotifications, mayNotifyDevice } from './deviceNotifications';
import styles from './Notifications.module.css';

/** Whether this device shows what comes in while the page is out of sight; the browser is asked when it is switched on. */
export function DeviceSwitch() {
  const { t } = useTranslation('shell');
  const { showsOnDevice } = useSettings();
  const change = useChangeSettings();
  const [isRefused, setRefused] = useState(false);
  if (!hasDeviceNotifications()) return null;

  const toggle = async (isWanted: boolean) => {
    const isAllowed = !isWanted || (await askToNotifyDevice());
    setRefused(!isAllowed);
    if (isAllowed) change({ showsOnDevice: isWanted });
  };
  return (
    <>
      <label className={styles.switch} htmlFor="device-notifications">
        {t('notifications.device')}
        <Switch
          id="device-notifications"
          checked={showsOnDevice && mayNotifyDevice()}
          aria-describedby={isRefused ? 'device-notifications-refused' : undefined}
          onChange={(isWanted) => void toggle(isWanted)}
        />
      </label>
      {isRefused && (
        <p id="device-notifications-refused" role="alert" className={styles.empty}>
          {t('notifications.deviceRefused')}
        </p>
      )}
    </>
  );
}
