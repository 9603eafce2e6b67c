import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { EmailSummary } from 'shared/api';
import { belongsTo, type MailState } from '../model/mailChange';
import { withoutMails } from '../model/mailPages';
import { isSameView, type MailView } from '../model/mailView';
import { type MailPageQuery, mailApi } from './mailApi';

type State = Parameters<typeof mailApi.util.selectCachedArgsForQuery>[0];

interface Call {
  dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<unknown>;
}

/** What becomes of a mail; null when it is gone. */
type Change = <Mail extends MailState>(mail: Mail) => Mail | null;

/** Shows a change in every list and open mail before the API has answered; takes it back when the API refuses. */
export async function changeListsAtOnce(call: Call, ids: readonly number[], change: Change): Promise<void> {
  const chosen = new Set(ids);
  const { dispatch, getState, queryFulfilled } = call;
  const queries = mailApi.util.selectCachedArgsForQuery(getState(), 'getMailPage');
  const patches = [
    ...viewsOf(queries).flatMap((view) => changeView(call, view, queries, chosen, change)),
    ...mailApi.util
      .selectCachedArgsForQuery(getState(), 'getMail')
      .filter(({ id }) => chosen.has(id))
      .map((query) => dispatch(mailApi.util.updateQueryData('getMail', query, (mail) => change(mail) ?? mail))),
  ];
  try {
    await queryFulfilled;
  } catch {
    for (const patch of patches) patch.undo();
  }
}

function changeView(
  { dispatch, getState }: Call,
  view: MailView,
  queries: readonly MailPageQuery[],
  chosen: ReadonlySet<number>,
  change: Change,
) {
  const pages = new Map<number, EmailSummary[]>();
  const leaving = new Set<number>();
  const inView = queries.filter((query) => isSameView(query, view));
  for (const query of inView) {
    const { data } = mailApi.endpoints.getMailPage.select(query)(getState());
    if (!data) continue;
    const mails = data.emails.map((mail) => {
      const changed = chosen.has(mail.id) ? change(mail) : mail;
      if (!changed || (changed !== mail && !belongsTo(view, changed))) leaving.add(mail.id);
      return changed ?? mail;
    });
    pages.set(query.page, mails);
  }
  const left = withoutMails(pages, leaving);
  return inView.map((query) =>
    dispatch(
      mailApi.util.updateQueryData('getMailPage', query, (list) => {
        list.emails = left.get(query.page) ?? list.emails;
        list.total = Math.max(0, (list.total ?? 0) - leaving.size);
      }),
    ),
  );
}

const viewsOf = (queries: readonly MailPageQuery[]): MailView[] =>
  queries.filter((query, index) => queries.findIndex((other) => isSameView(other, query)) === index);
