import { FileLabel, IconButton, Spinner, shownFileName } from '@atrium/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useGetFileQuery } from '../../api/fileApi';
import type { DraftFile } from '../../model/chatState';
import { useFileFacts } from '../File/useFileFacts';
import styles from './DraftFiles.module.css';
import type { Attachments } from './useAttachments';

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
  const { file } = draft;
  const picture = file ? file.width && <Thumbnail id={file.id} name={name} /> : <Spinner />;
  return (
    <li className={styles.file}>
      <FileLabel fileName={draft.fileName} facts={file ? facts : t('composer.storing')} picture={picture} />
      <IconButton label={t('composer.remove', { name })} icon={X} iconSize={14} onClick={onRemove} />
    </li>
  );
}

function Thumbnail({ id, name }: { id: number; name: string }) {
  const { data } = useGetFileQuery(id);
  return data ? <img src={data.file.url} alt={name} /> : <Spinner />;
}
