import { Button, Icon, IconButton, ProgressBar } from '@atrium/ui';
import { CircleAlert, CircleCheck, Clock, LoaderCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Assets.module.css';
import type { Upload, Uploads } from './useUploads';

const icons = { waiting: Clock, sending: LoaderCircle, added: CircleCheck, known: CircleCheck, failed: CircleAlert };

/** Files on their way into the library, each with what has become of it. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation('content');
  const { list, clear } = uploads;
  if (list.length === 0) return null;
  const settled = list.filter(({ state }) => state !== 'waiting' && state !== 'sending');
  const failed = list.filter(({ state }) => state === 'failed').length;
  const isDone = settled.length === list.length;
  const said = isDone
    ? t('assets.uploads.done', { count: list.length - failed })
    : t('assets.uploads.progress', { done: settled.length, total: list.length });
  return (
    <section className={styles.uploads} aria-label={t('assets.uploads.title')}>
      <div className={styles.uploadsHead}>
        <p className={styles.uploadsSaid} role="status">
          {said}
          {failed > 0 && ` ${t('assets.uploads.failed', { count: failed })}`}
        </p>
        {settled.length > 0 && (
          <Button type="text" onClick={clear}>
            {t('assets.uploads.clear')}
          </Button>
        )}
      </div>
      {!isDone && <ProgressBar label={t('assets.uploads.title')} share={settled.length / list.length} />}
      <ul className={styles.uploadRows}>
        {list.map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t } = useTranslation('content');
  const { id, file, state, reason, canRetry, asset } = upload;
  return (
    <li className={styles.upload} data-state={state}>
      <Icon of={icons[state]} />
      <span className={styles.uploadWords}>
        <bdi className={styles.uploadName}>{file.name}</bdi>
        <span className={styles.uploadState}>
          {state === 'failed' ? reason : t(`assets.uploads.${state}`, { title: asset?.title ?? '' })}
        </span>
      </span>
      {state === 'failed' && canRetry && (
        <Button aria-label={t('assets.uploads.retryOf', { name: file.name })} onClick={() => uploads.retry(id)}>
          {t('assets.uploads.retry')}
        </Button>
      )}
      {state !== 'sending' && (
        <IconButton
          label={t('assets.uploads.remove', { name: file.name })}
          icon={X}
          onClick={() => uploads.remove(id)}
        />
      )}
    </li>
  );
}
