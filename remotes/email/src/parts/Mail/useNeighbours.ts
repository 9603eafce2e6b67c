import { useSelector } from 'react-redux';
import { useIsNarrow } from 'shared/ui';
import { useApiStore } from '../../api/apiStore';
import { type ApiState, cachedPages } from '../../api/cachedMails';
import { mailApi } from '../../api/mailApi';
import type { EmailInContext } from '../../api/schemas';
import { indexOfMail, mailAt } from '../../model/mailPages';
import type { MailRoute } from '../MailRoute/useMailRoute';

const { getNeighbour, getMailPage } = mailApi.endpoints;

/** The place of the open mail in its list, and the ways to those beside it. */
export function useNeighbours({ view, openMail }: MailRoute, mail: EmailInContext | undefined) {
  const store = useApiStore();
  const isNarrow = useIsNarrow();
  const id = mail?.id;
  const index = useSelector((state: ApiState) => id && indexOfMail(cachedPages(state, view), id));
  const total = useSelector((state: ApiState) => getMailPage.select({ ...view, page: 1 })(state).data?.total);

  const go = async (dir: 'previous' | 'next') => {
    if (!mail) return;
    const place = indexOfMail(cachedPages(store.getState(), view), mail.id);
    const step = dir === 'previous' ? 1 : -1;
    const known = place === undefined ? undefined : mailAt(cachedPages(store.getState(), view), place + step);
    if (known) return openMail(known.id);
    const call = store.dispatch(getNeighbour.initiate({ id: mail.id, dir, ...view }, { forceRefetch: true }));
    const { data } = await call;
    call.unsubscribe();
    if (data) openMail(data.id);
  };

  return {
    place: index === undefined || total === undefined ? undefined : { place: Number(index) + 1, total },
    toNewer: () => void go('next'),
    toOlder: () => void go('previous'),
    /** The open mail goes: on to the next one where the list is beside it, else back to the list. */
    leave() {
      if (isNarrow || !mail?.hasPreviousMail) openMail(undefined);
      else void go('previous');
    },
  };
}
