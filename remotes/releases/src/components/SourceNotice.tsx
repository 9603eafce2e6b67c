import { Alert, Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Releases } from '../state/useReleases';
import styles from './ReleaseMarks.module.css';

/** Says where the figures come from, where that is not the server, and that they have not arrived. */
export function SourceNotice({ source, figuresError, refetch }: Pick<Releases, 'source' | 'figuresError' | 'refetch'>) {
  const { t } = useTranslation('releases');
  if (source === 'server' && !figuresError) return null;
  return (
    <div className={styles.notice}>
      {source === 'server' ? (
        <Alert
          type="warning"
          title={t('figuresFailed')}
          action={
            <Button size="small" onClick={refetch}>
              {t('retry')}
            </Button>
          }
        />
      ) : (
        <Alert title={t(`source.${source}`)} description={t(`source.${source}Text`)} />
      )}
    </div>
  );
}
