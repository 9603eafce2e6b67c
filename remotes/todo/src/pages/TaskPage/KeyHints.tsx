import { useTranslation } from 'react-i18next';
import { Kbd } from 'shared/ui';
import styles from './TaskPage.module.css';

/** Which keys work in the list. */
export function KeyHints({ isByHand }: { isByHand: boolean }) {
  const { t } = useTranslation('todo');
  const hints = [
    { keys: ['↑', '↓'], text: t('keys.move') },
    ...(isByHand ? [{ keys: ['Alt ↑', 'Alt ↓'], text: t('keys.reorder') }] : []),
    { keys: ['X'], text: t('keys.complete') },
    { keys: ['S'], text: t('keys.star') },
    { keys: ['Delete'], text: t('keys.remove') },
  ];
  return (
    <dl className={styles.keys} aria-label={t('keys.title')}>
      {hints.map(({ keys, text }) => (
        <div key={text} className={styles.hint}>
          <dt>
            <Kbd keys={keys} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
