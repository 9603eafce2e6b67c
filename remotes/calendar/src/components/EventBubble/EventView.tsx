import { Alert, Button, Icon, IconButton, useFormat } from '@atrium/ui';
import { Download, Pencil, SquarePen, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Occurrence } from '../../model/occurrence';
import { describeRule } from '../../model/ruleText';
import { whenText } from '../../model/whenText';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { useCalendars } from '../../state/useCalendars';
import type { HidingNotice } from '../../state/useEventActions';
import { useExport } from '../../state/useExport';
import styles from './EventBubble.module.css';
import { EventFacts } from './EventFacts';
import { Reply } from './Reply';
import { zoneText } from './zoneText';

interface EventViewProps {
  event: Occurrence;
  /** The rule of its series; blank for an event that happens once. */
  rule: string;
  address: CalendarAddress;
  hiding: HidingNotice | null;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
}

export function EventView({ event, rule, address, hiding, onEdit, onRemove, onClose }: EventViewProps) {
  const { t, i18n } = useTranslation('calendar');
  const format = useFormat();
  const { exportEvent } = useExport();
  const { find } = useCalendars();
  // An event of another calendar is changed by those who see that calendar.
  const mayChange = find(event.extendedProps.calendar) !== undefined;
  const zones = [...new Set([event.timeZone, address.zone])].map((zone) => zoneText(event, zone, i18n.language));
  const also = [...zones, rule && describeRule(rule, t, format)].filter(Boolean);
  return (
    <>
      <div className={styles.tools}>
        {mayChange && <IconButton label={t('editHere')} icon={Pencil} onClick={onEdit} />}
        <IconButton label={t('export.one')} icon={Download} onClick={() => void exportEvent(event)} />
        {mayChange && <IconButton label={t('remove')} icon={Trash2} onClick={onRemove} />}
        <IconButton label={t('close')} icon={X} onClick={onClose} />
      </div>
      <h2 className={styles.title}>
        <bdi>{event.title}</bdi>
      </h2>
      <p className={styles.when}>
        <bdi>{whenText(event, format)}</bdi>
      </p>
      {also.length > 0 && (
        <p className={styles.also}>
          <bdi>{also.join(' · ')}</bdi>
        </p>
      )}
      {event.ruleIssue && (
        <div className={styles.notice}>
          <Alert type="warning" title={t(`ruleIssue.${event.ruleIssue}`)} />
        </div>
      )}
      <EventFacts event={event} />
      {hiding && (
        <div className={styles.notice}>
          <Alert type="hint" title={hiding.text} action={<Button onClick={hiding.show}>{t('hiding.show')}</Button>} />
        </div>
      )}
      <div className={styles.bar}>
        <Reply event={event} address={address} />
        {mayChange && (
          <Button
            className={styles.end}
            icon={<Icon of={SquarePen} />}
            onClick={() => address.setOpen({ key: event.key, isForm: true })}
          >
            {t('edit')}
          </Button>
        )}
      </div>
    </>
  );
}
