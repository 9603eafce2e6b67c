import { hostActions, ownerOfPath } from '@atrium/contract/host';
import { useApps, useCan, useRuntime } from '@atrium/sdk';
import { Kbd, Modal, Switch } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../common/GuardedRouter';
import { labelOf } from '../common/labelOf';
import { useRestoreFocus } from '../common/useRestoreFocus';
import { useChangeSettings, useSettings } from '../common/useSettings';
import { useMenu } from './MenuProvider';
import styles from './Shortcuts.module.css';
import { type SheetGroup, sheetGroups } from './sheetGroups';

/** All shortcuts of the page on screen: those of its app, of the shell, and the prefix keys. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { app, language, groups } = useSheetGroups();
  useRestoreFocus();
  const titleOf = ({ id }: SheetGroup) =>
    id === 'app' && app ? labelOf(app, app.title, language) : t(`shortcuts.groups.${id}`);
  return (
    <Modal open onCancel={onClose} footer={null} title={t('shortcuts.title')} width={720}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} className={styles.group} aria-label={titleOf(group)}>
            <h3 className={styles.heading}>{titleOf(group)}</h3>
            <dl className={styles.list}>
              {group.rows.map(({ id, label, keys }) => (
                <div key={id} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <LetterKeys />
    </Modal>
  );
}

function useSheetGroups() {
  const { t } = useTranslation('shell');
  const pathname = usePathname();
  const apps = useApps();
  const can = useCan();
  const { groups: menu } = useMenu();
  const language = useRuntime().languages.get();
  const app = ownerOfPath(apps, pathname)?.manifest;
  const ofShell = Object.entries(hostActions).map(([id, action]) => ({ ...action, id, label: t(action.label) }));
  const groups = sheetGroups({ app, apps, shell: ofShell, menu, language, can });
  return { app, language, groups };
}

/** The choice that letters and signs alone do nothing. */
function LetterKeys() {
  const { t } = useTranslation('shell');
  const { hasLetterKeys } = useSettings();
  const change = useChangeSettings();
  return (
    <label className={styles.choice} htmlFor="letter-keys">
      <span>
        {t('shortcuts.letters')}
        <small className={styles.hint}>{t('shortcuts.lettersHint')}</small>
      </span>
      <Switch id="letter-keys" checked={hasLetterKeys} onChange={(isOn) => change({ hasLetterKeys: isOn })} />
    </label>
  );
}
