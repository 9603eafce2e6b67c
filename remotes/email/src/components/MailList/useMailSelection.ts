import { useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameView, type MailView } from '../../api/mailView';
import type { MailState } from '../../model/mailChange';
import { useMailFetch } from '../../state/useMailFetch';

export interface MailSelection {
  emails: ReadonlyMap<number, MailState>;
  /** Toggles an email; as a range, everything from the last one. */
  pick(mail: MailState, index: number, isRange: boolean): void;
  set(emails: readonly MailState[]): void;
  /** Selects the whole list, unloaded rows included. */
  selectAll(total: number): void;
  isSelectingAll: boolean;
  clear(): void;
}

const nobody: ReadonlyMap<number, MailState> = new Map();
const byId = (emails: readonly MailState[]) => new Map(emails.map((mail) => [mail.id, mail]));

/** Chosen emails of a list; another list starts with none. */
export function useMailSelection(view: MailView): MailSelection {
  const { t } = useTranslation('email');
  const toast = useToast();
  const fetch = useMailFetch();
  const [list, setList] = useState(view);
  const [emails, setEmails] = useState(nobody);
  const [anchor, setAnchor] = useState<number>();
  const [isSelectingAll, setSelectingAll] = useState(false);

  const clear = () => {
    setEmails(nobody);
    setAnchor(undefined);
  };
  if (!isSameView(list, view)) {
    setList(view);
    clear();
  }

  const load = async (from: number, to: number) => {
    try {
      return await fetch.between(view, from, to);
    } catch {
      toast.error(t('selection.failed'));
      return [];
    }
  };

  return {
    emails,
    isSelectingAll,
    clear,
    set: (chosen) => setEmails(byId(chosen)),
    pick(mail, index, isRange) {
      setAnchor(index);
      if (isRange && anchor !== undefined) {
        void load(anchor, index).then((range) => setEmails((before) => new Map([...before, ...byId(range)])));
        return;
      }
      setEmails((before) => {
        const after = new Map(before);
        if (!after.delete(mail.id)) after.set(mail.id, mail);
        return after;
      });
    },
    selectAll(total) {
      setSelectingAll(true);
      void load(0, total - 1)
        .then((all) => setEmails((before) => (all.length > 0 ? byId(all) : before)))
        .finally(() => setSelectingAll(false));
    },
  };
}
