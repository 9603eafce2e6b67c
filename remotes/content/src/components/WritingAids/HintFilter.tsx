import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import type { HintKind, WritingHint } from '../../model/writing/checkText';
import styles from './WritingAids.module.css';

interface HintFilterProps {
  hints: readonly WritingHint[];
  kinds: readonly HintKind[];
  kind: HintKind | null;
  onKind: (kind: HintKind | null) => void;
}

/** Hints of one kind, or of all. */
export function HintFilter({ hints, kinds, kind, onKind }: HintFilterProps) {
  const { t } = useTranslation('content');
  const countOf = (one: HintKind) => hints.filter((hint) => hint.kind === one).length;
  return (
    <Select
      aria-label={t('aids.show')}
      size="small"
      className={styles.kinds ?? ''}
      popupMatchSelectWidth={false}
      value={kind ?? 'all'}
      options={[
        { value: 'all', label: t('aids.all') },
        ...kinds.map((value) => ({ value, label: t(`aids.kind.${value}`, { count: countOf(value) }) })),
      ]}
      onChange={(value: string) => onKind(kinds.find((one) => one === value) ?? null)}
    />
  );
}
