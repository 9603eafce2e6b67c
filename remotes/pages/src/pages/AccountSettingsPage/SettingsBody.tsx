import type { ReactNode } from 'react';
import type { AccountTab } from '../../model/accountTabs';
import styles from './AccountSettings.module.css';
import { SettingsTabs } from './SettingsTabs';

/** One part of the settings, with the ways to the others beside it. */
export const SettingsBody = ({ tab, children }: { tab: AccountTab; children: ReactNode }) => (
  <div className={styles.layout}>
    <SettingsTabs tab={tab} />
    <div className={styles.body}>{children}</div>
  </div>
);
