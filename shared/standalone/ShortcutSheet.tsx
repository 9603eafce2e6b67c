import type { EmittedManifest } from '@atrium/contract';
import { hostActions } from '@atrium/contract/host';
import { useCan, useRuntime } from '@atrium/sdk';
import { Kbd, Modal } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './ShortcutSheet.module.css';

/** Actions of the shell that work where there is no shell. */
const actionsAlone = ['find', 'sheet', 'save', 'message', 'close'] as const;

/** All keys of the app, and those that work on every page. */
export function ShortcutSheet({ manifest, onClose }: { manifest: EmittedManifest; onClose: () => void }) {
  const { t } = useTranslation('standalone');
  const can = useCan();
  const labels = manifest.labels[useRuntime().languages.get()];
  const own = Object.entries(manifest.actions ?? {}).flatMap(([id, { shortcut, label, requires }]) =>
    shortcut && can(requires) ? [{ id, keys: shortcut, label: labels[label] ?? label }] : [],
  );
  const everywhere = actionsAlone.map((id) => ({ id, keys: hostActions[id].shortcut, label: t(`shortcuts.${id}`) }));
  const groups = [
    { title: labels[manifest.title] ?? manifest.id, rows: own },
    { title: t('shortcuts.everywhere'), rows: everywhere },
  ];
  return (
    <Modal open onCancel={onClose} footer={null} title={t('shortcuts.sheet')} width={720}>
      <div className={styles.groups}>
        {groups.map(
          ({ title, rows }) =>
            rows.length > 0 && (
              <section key={title} aria-label={title}>
                <h3 className={styles.heading}>{title}</h3>
                <dl className={styles.list}>
                  {rows.map(({ id, keys, label }) => (
                    <div key={id} className={styles.row}>
                      <dt>{label}</dt>
                      <dd>
                        <Kbd keys={[keys]} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ),
        )}
      </div>
    </Modal>
  );
}
