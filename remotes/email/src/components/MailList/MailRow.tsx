import { Avatar, Checkbox, Icon, LabelDot, StretchedLink, useFormat, VisuallyHidden } from '@atrium/ui';
import { Archive, Paperclip, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmailSummary } from '../../api/schemas';
import { labelTones } from '../../model/labelTones';
import { counterpart } from '../../model/people';
import { StarButton } from '../MailActions/StarButton';
import styles from './MailRow.module.css';
import type { dragOf } from './mailDrag';
import { useSwipe } from './useSwipe';

interface MailRowProps {
  mail: EmailSummary;
  top: number;
  place: { index: number; total: number };
  to: string;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  /** Replaces navigation. */
  onOpen?: (() => void) | undefined;
  onStar: () => void;
  drag: ReturnType<typeof dragOf>;
  /** Swipe actions: archive, where the folder allows it, and delete. */
  onArchive?: (() => void) | undefined;
  onBin: () => void;
}

const isShift = (event: Event) => event instanceof MouseEvent && event.shiftKey;

export function MailRow({ mail, top, place, to, isOpen, isSelected, onSelect, onOpen, onStar, ...acts }: MailRowProps) {
  const { t } = useTranslation('email');
  const { person, isRecipient } = counterpart(mail);
  const name = person?.name ?? t('row.nobody');
  const subject = mail.subject || t('noSubject');
  const { shift, direction, isDecided, handlers } = useSwipe({ onForward: acts.onArchive, onBack: acts.onBin });
  return (
    <li
      {...acts.drag}
      {...handlers}
      className={styles.row}
      style={{ insetBlockStart: top, ...(shift !== 0 && { transform: `translateX(${shift}px)` }) }}
      data-swiped={isDecided || undefined}
      aria-setsize={place.total}
      aria-posinset={place.index + 1}
      data-unread={!mail.isRead || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      {direction && (
        <span className={styles.aim} data-direction={direction} aria-hidden="true">
          <Icon of={direction === 'forward' ? Archive : Trash2} size={20} />
        </span>
      )}
      <span className={styles.pick}>
        <Avatar name={name} src={isRecipient ? null : mail.from.avatar} />
        <Checkbox
          className={styles.box ?? ''}
          checked={isSelected}
          aria-label={t('row.select', { name, subject })}
          onChange={({ nativeEvent }) => onSelect(isShift(nativeEvent))}
        />
      </span>
      <StretchedLink
        to={to}
        className={styles.link}
        {...(isOpen ? { 'aria-current': 'true' as const } : {})}
        onClick={(event) => {
          if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <MailRowText mail={mail} name={isRecipient ? t('row.to', { name }) : name} />
      </StretchedLink>
      <StarButton mail={mail} className={styles.star} onClick={onStar} />
    </li>
  );
}

function MailRowText({ mail, name }: { mail: EmailSummary; name: string }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  return (
    <>
      <span className={styles.first}>
        {!mail.isRead && <VisuallyHidden>{t('row.unread')}</VisuallyHidden>}
        <b className={styles.name} dir="auto">
          {name}
        </b>
        {mail.labels.map((label) => (
          <LabelDot key={label} tone={labelTones[label]} name={t(`label.${label}`)} />
        ))}
        <time className={styles.time} dateTime={mail.time}>
          {mail.isSending ? t('row.sending') : format.day(mail.time)}
        </time>
      </span>
      <span className={styles.subject}>
        <span className={styles.cut} dir="auto">
          {mail.subject || t('noSubject')}
        </span>
        {mail.attachments.length > 0 && (
          <span className={styles.clip} role="img" aria-label={t('row.attachments')}>
            <Icon of={Paperclip} size={13} />
          </span>
        )}
      </span>
      <span className={styles.preview} dir="auto">
        {mail.preview}
      </span>
    </>
  );
}

export function MailRowSkeleton({ top }: { top: number }) {
  return (
    <li className={styles.row} style={{ insetBlockStart: top }} aria-hidden="true">
      <span className={styles.blankRound} />
      <span className={styles.blankLines}>
        <span />
        <span />
        <span />
      </span>
    </li>
  );
}
