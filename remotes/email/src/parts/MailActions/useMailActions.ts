import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat, useToast } from 'shared/ui';
import type { EmailFolder, EmailLabel } from '../../api/schemas';
import { groupByFolder, isDeletedForGood, labelTargets, type MailState } from '../../model/mailChange';
import { useApiStore } from '../../state/apiStore';
import { mailChangeApi } from '../../state/mailChangeApi';
import { keepUndo, undoLast } from './lastUndo';

const { updateMails, toggleMailLabel, deleteMails, restoreMails } = mailChangeApi.endpoints;
const idsOf = (mails: readonly MailState[]) => mails.map(({ id }) => id);

/** What can be done with one mail or many: seen at once, with Undo where it takes them out of sight, and said when it failed. */
export function useMailActions() {
  const { t } = useTranslation('email');
  const toast = useToast();
  const store = useApiStore();
  const { dispatch } = store;
  const format = useFormat();

  /** @returns whether all of it was done */
  const run = useCallback(
    async (...calls: (() => { unwrap(): Promise<unknown> })[]) => {
      try {
        for (const call of calls) await call().unwrap();
        return true;
      } catch {
        toast.error(t('action.failed'));
        return false;
      }
    },
    [toast, t],
  );

  const update = (ids: number[], change: Parameters<typeof updateMails.initiate>[0]['change']) => () =>
    dispatch(updateMails.initiate({ ids, change }));
  const confirm = (text: string, undo: () => void) => {
    keepUndo(store, undo);
    toast.success(text, { action: { label: t('action.undo'), onClick: () => undoLast(store, undo) } });
  };
  /** Puts mails back to where they were. */
  const putBack = (mails: readonly MailState[]) => () =>
    run(
      ...groupByFolder(mails.filter(({ folder }) => folder !== 'snoozed')).map(([before, ids]) =>
        update(ids, { folder: before }),
      ),
      ...mails
        .filter(({ folder }) => folder === 'snoozed')
        .map(({ id, folder, snoozedUntil }) => update([id], { folder, snoozedUntil })),
    );

  return {
    /** Opening a mail is reading it: nothing that one takes back. */
    noteRead: (mail: MailState) => run(update([mail.id], { isRead: true })),
    setRead(mails: readonly MailState[], isRead: boolean) {
      keepUndo(
        store,
        () => void run(update(idsOf(mails.filter((mail) => mail.isRead !== isRead)), { isRead: !isRead })),
      );
      return run(update(idsOf(mails), { isRead }));
    },
    setStarred(mails: readonly MailState[], isStarred: boolean) {
      const changed = idsOf(mails.filter((mail) => mail.isStarred !== isStarred));
      keepUndo(store, () => void run(update(changed, { isStarred: !isStarred })));
      return run(update(idsOf(mails), { isStarred }));
    },
    async move(mails: readonly MailState[], folder: EmailFolder) {
      if (!(await run(update(idsOf(mails), { folder })))) return;
      const text =
        folder === 'archive'
          ? t('action.archived', { count: mails.length })
          : t('action.moved', { count: mails.length, folder: t(`folder.${folder}`) });
      confirm(text, putBack(mails));
    },
    /** Out of sight until a time, when they come back by themselves. */
    async snooze(mails: readonly MailState[], until: Date) {
      const change = { folder: 'snoozed', snoozedUntil: until.toISOString() } as const;
      if (!(await run(update(idsOf(mails), change)))) return;
      confirm(
        t('action.snoozed', { count: mails.length, until: format.dateTime(until.toISOString()) }),
        putBack(mails),
      );
    },
    /** Takes the last change back; false when there is none. */
    undo: () => undoLast(store),
    async addLabel(mails: readonly MailState[], label: EmailLabel) {
      const lacking = mails.filter(({ labels }) => !labels.includes(label));
      if (lacking.length > 0) await this.label(lacking, label);
    },
    async label(mails: readonly MailState[], label: EmailLabel) {
      const targets = labelTargets(mails, label);
      const toggle = () => dispatch(toggleMailLabel.initiate({ ids: idsOf(targets), label }));
      if (!(await run(toggle))) return;
      const wasThere = targets[0]?.labels.includes(label);
      const text = wasThere ? 'action.unlabelled' : 'action.labelled';
      confirm(t(text, { count: targets.length, label: t(`label.${label}`) }), () => run(toggle));
    },
    /** Into the trash; from there, and for drafts, for good. */
    async bin(mails: readonly MailState[]) {
      const gone = idsOf(mails.filter(isDeletedForGood));
      const moved = mails.filter((mail) => !isDeletedForGood(mail));
      const calls = [
        ...(gone.length > 0 ? [() => dispatch(deleteMails.initiate(gone))] : []),
        ...(moved.length > 0 ? [update(idsOf(moved), { folder: 'trash' as const })] : []),
      ];
      if (!(await run(...calls))) return;
      confirm(t(moved.length > 0 ? 'action.binned' : 'action.deleted', { count: mails.length }), () =>
        run(...(gone.length > 0 ? [() => dispatch(restoreMails.initiate(gone))] : [])).then(() => putBack(moved)()),
      );
    },
  };
}
