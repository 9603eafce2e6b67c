import type { DragEvent } from 'react';
import type { MailState } from '../../model/mailChange';
import type { MailSelection } from './useMailSelection';

/** Drag type; the messages themselves stay in this page. */
const kind = 'application/x-atrium-mails';

let carried: readonly MailState[] = [];

/** Makes a row draggable: alone, or with the selection that includes it. */
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

/** Emails carried by a drag; none for other drags. */
export const draggedEmails = ({ dataTransfer }: DragEvent): readonly MailState[] =>
  dataTransfer.types.includes(kind) ? carried : [];
