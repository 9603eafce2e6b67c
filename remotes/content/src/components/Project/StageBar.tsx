import { useFormat, VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { StageCounts } from '../../api/schemas';
import { projectStages } from '../../api/schemas/choices';
import { totalOf } from '../../model/projectProgress';
import styles from './StageBar.module.css';

/** Progress of a project: a bar with segments by stage, and the same in words. */
export function StageBar({ counts }: { counts: StageCounts }) {
  const { t } = useTranslation('content');
  const { number, list, pair } = useFormat();
  const total = totalOf(counts);
  // Published work is at the start, as in any progress bar.
  const shown = projectStages.toReversed().filter((stage) => counts[stage] > 0);
  return (
    <div className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        {shown.map((stage) => (
          <span key={stage} className={styles.part} data-stage={stage} style={{ flexGrow: counts[stage] }} />
        ))}
      </span>
      <span className={styles.text}>
        <bdi>{total === 0 ? t('project.noItems') : t('project.out', { out: counts.out, count: total })}</bdi>
      </span>
      <VisuallyHidden>{list(shown.map((stage) => pair(t(`stage.${stage}`), number(counts[stage]))))}</VisuallyHidden>
    </div>
  );
}

export function StageLegend({ counts }: { counts: StageCounts }) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  return (
    <ul className={styles.legend}>
      {projectStages.toReversed().map((stage) => (
        <li key={stage} className={styles.entry} data-none={counts[stage] === 0 || undefined}>
          <span className={styles.dot} data-stage={stage} aria-hidden="true" />
          {t(`stage.${stage}`)} <b>{number(counts[stage])}</b>
        </li>
      ))}
    </ul>
  );
}
