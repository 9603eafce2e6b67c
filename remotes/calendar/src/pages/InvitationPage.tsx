import { readId } from '@atrium/sdk';
import { EmptyState, ErrorState, LoadingRows, Page, useFormat } from '@atrium/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useGetInvitationQuery } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import { Reply } from '../components/EventBubble/Reply';
import { zoneText } from '../components/EventBubble/zoneText';
import { whenText } from '../model/eventTime';
import { useCalendarAddress } from '../state/useCalendarAddress';
import styles from './InvitationPage.module.css';

/** Event of an invitation, for accounts without a calendar: read and answer. */
export default function InvitationPage() {
  const { t } = useTranslation('calendar');
  const address = useCalendarAddress();
  const { open, invitation } = address;
  const id = readId(open && 'key' in open ? open.key : undefined);
  const { data, error, refetch } = useGetInvitationQuery(id ? { id, invitation } : skipToken);
  const isUnknown = error && 'status' in error && error.status === 404;

  if (!id || isUnknown)
    return (
      <Page title={t('invitation.title')} width="narrow">
        <EmptyState picture="lost" title={t('invitation.none')} text={t('invitation.noneText')} />
      </Page>
    );
  return (
    <Page title={data?.event.title ?? t('invitation.title')} width="narrow">
      {data && <InvitationFacts event={data.event} />}
      {data && (
        <div className={styles.answers}>
          <Reply event={data.event} given={data.guest} address={address} />
        </div>
      )}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="text" />)}
    </Page>
  );
}

function InvitationFacts({ event }: { event: CalendarEvent }) {
  const { t, i18n } = useTranslation('calendar');
  const format = useFormat();
  const { organizer, extendedProps } = event;
  const zone = zoneText(event, event.timeZone, i18n.language);
  return (
    <div className={styles.facts}>
      {organizer && <p className={styles.quiet}>{t('invitation.by', { name: organizer.name })}</p>}
      <p>
        <bdi>{whenText(event, format)}</bdi>
      </p>
      {zone && (
        <p className={styles.quiet}>
          <bdi>{zone}</bdi>
        </p>
      )}
      {extendedProps.location && (
        <p>
          <bdi>{extendedProps.location}</bdi>
        </p>
      )}
      {extendedProps.description && (
        <p className={styles.text}>
          <bdi>{extendedProps.description}</bdi>
        </p>
      )}
    </div>
  );
}
