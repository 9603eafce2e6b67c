import { IconButton, useFormat } from '@atrium/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './MessageSearch.module.css';
import type { useFoundPlace } from './useFoundPlace';

/** Position among the found messages, with buttons for the neighbours. */
export function FoundPlace({
  at: { place, found, total, isAnswered, move },
}: {
  at: ReturnType<typeof useFoundPlace>;
}) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  return (
    <>
      <span className={styles.place} role="status">
        {isAnswered && (
          <bdi>
            {found > 0
              ? t('search.place', { place: format.number(place + 1), total: format.number(total) })
              : t('search.none')}
          </bdi>
        )}
      </span>
      <IconButton label={t('search.older')} icon={ChevronUp} disabled={place >= found - 1} onClick={() => move(1)} />
      <IconButton label={t('search.newer')} icon={ChevronDown} disabled={place === 0} onClick={() => move(-1)} />
    </>
  );
}
