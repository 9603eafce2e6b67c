import type { Format, Toasts } from '@atrium/ui';
import type { TFunction } from 'i18next';
import type { EmailFolder, EmailLabel } from '../../api/schemas';
import { groupByFolder, isDeletedForGood, labelTargets, type MailChange, type MailState } from '../../model/mailChange';
import type { ApiStore } from '../../state/apiStore';
import { mailChangeApi } from '../../state/mailChangeApi';
import { rememberUndo, undoLast } from './lastUndo';

const { updateEmails, toggleMailLabel, deleteEmails, restoreEmails } = mailChangeApi.endpoints;

const idsOf = (emails: readonly MailState[]) => emails.map(({ id }) => id);

interface Tools {
  store: ApiStore;
  toast: Toasts;
  format: Format;
  t: TFunction<'email'>;
}

type MailCall = () => { unwrap(): Promise<unknown> };

type MailCalls = ReturnType<typeof createMailCalls>;

function createMailCalls({ store, toast, t }: Tools) {
  const { dispatch } = store;

  /** @returns true if all calls succeeded */
  const run = async (...calls: MailCall[]) => {
    try {
      for (const call of calls) await call().unwrap();
      return true;
    } catch {
      toast.error(t('action.failed'));
      return false;
    }
  };
  const update =
    (ids: number[], change: MailChange): MailCall =>
    () =>
      dispatch(updateEmails.initiate({ ids, change }));

  return {
    run,
    update,
    toggleLabel:
      (ids: number[], label: EmailLabel): MailCall =>
      () =>
        dispatch(toggleMailLabel.initiate({ ids, label })),
    deleteForGood:
      (ids: number[]): MailCall =>
      () =>
        dispatch(deleteEmails.initiate(ids)),
    restore:
      (ids: number[]): MailCall =>
      () =>
        dispatch(restoreEmails.initiate(ids)),
    putBack(emails: readonly MailState[]): MailCall[] {
      const isSnoozed = ({ folder }: MailState) => folder === 'snoozed';
      return [
        ...groupByFolder(emails.filter((mail) => !isSnoozed(mail))).map(([folder, ids]) => update(ids, { folder })),
        ...emails.filter(isSnoozed).map(({ id, folder, snoozedUntil }) => update([id], { folder, snoozedUntil })),
      ];
    },
    rememberUndo: (...calls: MailCall[]) => void rememberUndo(store, () => void run(...calls)),
    confirm(text: string, ...undo: MailCall[]) {
      const kept = rememberUndo(store, () => void run(...undo));
      toast.success(text, {
        action: { label: t('action.undo'), onClick: () => undoLast(store, kept) },
        signal: kept.isDone.signal,
      });
    },
  };
}

export type MailActions = ReturnType<typeof createMailActions>;

/** Actions for one message or many: optimistic, with Undo where they leave the list, and with a toast on failure. */
export function createMailActions(tools: Tools) {
  const calls = createMailCalls(tools);
  return {
    ...markActions(calls),
    ...moveActions(calls, tools),
    ...labelActions(calls, tools),
    undo: async () => undoLast(tools.store),
  };
}

function markActions({ run, update, rememberUndo }: MailCalls) {
  return {
    /** Marks as read on opening: no Undo. */
    noteRead: (mail: MailState) => run(update([mail.id], { isRead: true })),
    setRead(emails: readonly MailState[], isRead: boolean) {
      rememberUndo(update(idsOf(emails.filter((mail) => mail.isRead !== isRead)), { isRead: !isRead }));
      return run(update(idsOf(emails), { isRead }));
    },
    setStarred(emails: readonly MailState[], isStarred: boolean) {
      rememberUndo(update(idsOf(emails.filter((mail) => mail.isStarred !== isStarred)), { isStarred: !isStarred }));
      return run(update(idsOf(emails), { isStarred }));
    },
  };
}

function moveActions(calls: MailCalls, { t, format }: Tools) {
  const { run, update, putBack, confirm } = calls;
  return {
    async move(emails: readonly MailState[], folder: EmailFolder) {
      if (!(await run(update(idsOf(emails), { folder })))) return;
      const count = emails.length;
      const text =
        folder === 'archive'
          ? t('action.archived', { count })
          : t('action.moved', { count, folder: t(`folder.${folder}`) });
      confirm(text, ...putBack(emails));
    },
    /** Hides until a time, when they return by themselves. */
    async snooze(emails: readonly MailState[], until: Date) {
      const isDone = await run(update(idsOf(emails), { folder: 'snoozed', snoozedUntil: until.toISOString() }));
      if (!isDone) return;
      confirm(t('action.snoozed', { count: emails.length, until: format.dateTime(until) }), ...putBack(emails));
    },
    /** Moves to the trash; there, and for drafts, deletes permanently. */
    async bin(emails: readonly MailState[]) {
      const gone = idsOf(emails.filter(isDeletedForGood));
      const moved = emails.filter((mail) => !isDeletedForGood(mail));
      const isDone = await run(
        ...(gone.length > 0 ? [calls.deleteForGood(gone)] : []),
        ...(moved.length > 0 ? [update(idsOf(moved), { folder: 'trash' })] : []),
      );
      if (!isDone) return;
      const text = t(moved.length > 0 ? 'action.binned' : 'action.deleted', { count: emails.length });
      confirm(text, ...(gone.length > 0 ? [calls.restore(gone)] : []), ...putBack(moved));
    },
  };
}

function labelActions({ run, toggleLabel, confirm }: MailCalls, { t }: Tools) {
  const label = async (emails: readonly MailState[], name: EmailLabel) => {
    const targets = labelTargets(emails, name);
    const toggle = toggleLabel(idsOf(targets), name);
    if (!(await run(toggle))) return;
    const text = targets[0]?.labels.includes(name) ? 'action.unlabelled' : 'action.labelled';
    confirm(t(text, { count: targets.length, label: t(`label.${name}`) }), toggle);
  };
  return {
    label,
    async addLabel(emails: readonly MailState[], name: EmailLabel) {
      const lacking = emails.filter(({ labels }) => !labels.includes(name));
      if (lacking.length > 0) await label(lacking, name);
    },
  };
}
