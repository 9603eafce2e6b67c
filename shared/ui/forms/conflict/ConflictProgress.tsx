import { Trans, useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat';
import type { ComparedField } from '../record/compareFields';
import type { FieldNames } from './TakenFields';

interface ConflictProgressProps extends Pick<FieldNames, 'labelOf'> {
  total: number;
  /** Those that nothing was chosen for yet. */
  open: readonly ComparedField[];
}

/** How many fields are decided, and which are not. */
export function ConflictProgress({ total, open, labelOf }: ConflictProgressProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (
    <Trans
      t={t}
      i18nKey={open.length > 0 ? 'conflict.progressOpen' : 'conflict.progress'}
      values={{
        decided: format.number(total - open.length),
        total: format.number(total),
        fields: format.list(open.map(({ path }) => labelOf(path))),
      }}
      components={{ b: <b /> }}
      shouldUnescape
    />
  );
}
