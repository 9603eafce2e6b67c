import { Button, IconButton, Input } from '@atrium/ui';
import { Pencil, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '../../api/schemas';
import styles from './Period.module.css';
import { longestName } from './ViewForm';

interface Props {
  view: SavedView;
  isShown: boolean;
  onShow: () => void;
  /** Whether it has the name. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => void;
}

/** One saved view; its name becomes a field to be changed. */
export function ViewRow({ view: { name }, isShown, onShow, onRename, onRemove }: Props) {
  const { t } = useTranslation('dashboards');
  const [written, setWritten] = useState<string | null>(null);
  const keep = async () => {
    const wanted = written?.trim();
    if (!wanted || (await onRename(wanted))) setWritten(null);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void keep();
    if (event.key !== 'Escape') return;
    // It gives up the name, not the list.
    event.stopPropagation();
    setWritten(null);
  };
  return (
    <li className={styles.view}>
      {written === null ? (
        <>
          <Button type="text" className={styles.viewName} aria-current={isShown} onClick={onShow}>
            <span dir="auto">{name}</span>
          </Button>
          <IconButton
            size="small"
            label={t('views.rename', { name })}
            icon={Pencil}
            iconSize={12}
            onClick={() => setWritten(name)}
          />
          <IconButton size="small" label={t('views.remove', { name })} icon={X} iconSize={12} onClick={onRemove} />
        </>
      ) : (
        <>
          <Input
            autoFocus
            aria-label={t('views.newName', { name })}
            value={written}
            maxLength={longestName}
            onChange={({ target }) => setWritten(target.value)}
            onKeyDown={onKey}
          />
          <Button onClick={() => void keep()}>{t('views.save')}</Button>
        </>
      )}
    </li>
  );
}
