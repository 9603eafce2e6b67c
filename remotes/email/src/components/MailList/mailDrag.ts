import type { DragEvent } from 'react';
import type { MailState } from '../../model/mailChange';
import type { MailSelection } from './useMailSelection';

/** Type of a drag of messages; the messages themselves stay in this page. */
const kind = 'application/x-atrium-mails';

let carried: readonly MailState[] = [];

/** Lets a row be dragged: alone, or with all that are chosen where it is one of them. */
export const dragOf = (mail: MailState, selection: MailSelection) => ({
  draggable: true,
  onDragStart({ dataTransfer }: DragEvent) {
    carried = selection.emails.has(mail.id) ? [...selection.emails.values()] : [mail];
    dataTransfer.setData(kind, String(carried.length));
    dataTransfer.effectAllowed = 'move';
  },
  onDragEnd() {
    carried = [];
  },
});

/** The mails that a drag over something carries; none for a drag of anything else. */
export const draggedEmails = ({ dataTransfer }: DragEvent): readonly MailState[] =>
  dataTransfer.types.includes(kind) ? carried : [];
