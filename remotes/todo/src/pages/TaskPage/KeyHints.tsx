import { useApps, useCan, useRuntime } from '@atrium/sdk';
import { Kbd } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './TaskPage.module.css';

/** Which keys work in the list or on the board: the arrows, and those that the manifest declares. */
export function KeyHints({ isByHand, isBoard }: { isByHand: boolean; isBoard: boolean }) {
  const { t } = useTranslation('todo');
  const can = useCan();
  const language = useRuntime().languages.get();
  const app = useApps().find(({ id }) => id === 'todo');
  const hidden = [...(isBoard ? ['choose'] : ['left', 'right']), ...(isByHand || isBoard ? [] : ['up', 'down'])];
  const declared = (app?.keys ?? []).filter(({ id, requires }) => can(requires) && !hidden.includes(id));
  return (
    <dl className={styles.keys} aria-label={t('keys.title')}>
      <KeyHint keys={['↑', '↓']} text={t('keys.move')} />
      {declared.map(({ id, keys, label }) => (
        <KeyHint key={id} keys={[keys]} text={app?.labels[language][label] ?? label} />
      ))}
    </dl>
  );
}

function KeyHint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <div className={styles.hint}>
      <dt>
        <Kbd keys={keys} />
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
