import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, IconButton, Spinner } from 'shared/ui';
import { useGetFileQuery } from '../../api/fileApi';
import type { DraftFile } from '../../model/chatState';
import { shownFileName } from '../../model/shownFileName';
import { useFileFacts } from '../File/useFileFacts';
import styles from './DraftFiles.module.css';
import type { Attachments } from './useAttachments';

/** The files that go with the next message. */
export function DraftFiles({ attachments: { files, remove } }: { attachments: Attachments }) {
  const { t } = useTranslation('chat');
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('composer.chosen')}>
      {files.map((draft) => (
        <DraftFileCard key={draft.key} draft={draft} onRemove={() => remove(draft)} />
      ))}
    </ul>
  );
}

function DraftFileCard({ draft, onRemove }: { draft: DraftFile; onRemove: () => void }) {
  const { t } = useTranslation('chat');
  const facts = useFileFacts(draft);
  const name = shownFileName(draft.fileName);
  return (
    <li className={styles.file}>
      {draft.file === undefined ? (
        <Spinner />
      ) : draft.file.width ? (
        <Thumbnail id={draft.file.id} name={name} />
      ) : (
        <Icon of={FileText} />
      )}
      <span className={styles.about}>
        <bdi className={styles.name}>{name}</bdi>
        <small className={styles.facts}>{draft.file ? facts : t('composer.storing')}</small>
      </span>
      <IconButton label={t('composer.remove', { name })} icon={X} iconSize={14} onClick={onRemove} />
    </li>
  );
}

function Thumbnail({ id, name }: { id: number; name: string }) {
  const { data } = useGetFileQuery(id);
  return data ? <img className={styles.thumbnail} src={data.file.url} alt={name} /> : <Spinner />;
}
