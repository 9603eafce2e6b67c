import { Avatar, LabelDot, toDay, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryEvent } from '../../api/schemas';
import { historyDays, historyLink } from '../../model/history';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import styles from './HistoryPage.module.css';
import { useHistoryText } from './useHistoryText';

export function HistoryList({ events, isStale }: { events: readonly HistoryEvent[]; isStale: boolean }) {
  const { dateLong } = useFormat();
  return (
    <div aria-busy={isStale} className={styles.days}>
      {historyDays(events, (at) => toDay(Date.parse(at))).map(({ day, events: ofDay }) => (
        <section key={day} aria-label={dateLong(day)} className={styles.day}>
          <h2 className={styles.date}>
            <bdi>{dateLong(day)}</bdi>
          </h2>
          <ol className={styles.events}>
            {ofDay.map((event) => (
              <HistoryRow key={event.id} event={event} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function HistoryRow({ event }: { event: HistoryEvent }) {
  const { t } = useTranslation('content');
  const { time, dateTime } = useFormat();
  const { projects } = useEditorialSettings();
  const { nameOf, sentenceOf, reasonOf, hasFailed } = useHistoryText();
  const reason = reasonOf(event);
  const project = projects.find(({ id }) => id === event.projectId);
  return (
    <li className={styles.event}>
      <time dateTime={event.at} title={dateTime(event.at)} className={styles.time}>
        {time(event.at)}
      </time>
      <Avatar name={nameOf(event)} src={event.actor?.avatar ?? null} />
      <div className={styles.what}>
        <p>
          <Link to={historyLink(event)} className={styles.title} dir="auto">
            {event.title || t('untitled')}
          </Link>
        </p>
        <p className={styles.sentence}>
          <bdi>{sentenceOf(event)}</bdi>
        </p>
        {reason &&
          (hasFailed(event) ? (
            <p className={styles.failure}>{reason}</p>
          ) : (
            <q className={styles.reason} dir="auto">
              {reason}
            </q>
          ))}
      </div>
      {project && (
        <Link to={`/content/projects/${project.id}`} className={styles.project}>
          <LabelDot tone={project.tone} />
          {project.name}
        </Link>
      )}
    </li>
  );
}
