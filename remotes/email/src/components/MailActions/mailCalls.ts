import type { Format, Toasts } from '@atrium/ui';
import type { TFunction } from 'i18next';
import type { EmailLabel } from '../../api/schemas';
import { groupByFolder, type MailChange, type MailState } from '../../model/mailChange';
import type { ApiStore } from '../../state/apiStore';
import { mailChangeApi } from '../../state/mailChangeApi';
import { rememberUndo, undoLast } from './lastUndo';

const { updateEmails, toggleMailLabel, deleteEmails, restoreEmails } = mailChangeApi.endpoints;

export const idsOf = (emails: readonly MailState[]) => emails.map(({ id }) => id);

export interface Tools {
  store: ApiStore;
  toast: Toasts;
  format: Format;
  t: TFunction<'email'>;
}

type MailCall = () => { unwrap(): Promise<unknown> };

export type MailCalls = ReturnType<typeof createMailCalls>;

export function createMailCalls({ store, toast, t }: Tools) {
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
