import { type MailPageQuery, mailApi } from '../api/mailApi';
import { isSameView, type MailView } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';
import { belongsTo, type MailState } from '../model/mailChange';
import { withoutEmails } from '../model/mailPages';
import type { ApiState } from './cachedEmails';

/** Message after a change; null if it is gone. */
type Change = <Mail extends MailState>(mail: Mail) => Mail | null;

const { selectCachedArgsForQuery, updateQueryData } = mailApi.util;

export function patchEmails(state: ApiState, ids: readonly number[], change: Change) {
  const chosen = new Set(ids);
  const queries = selectCachedArgsForQuery(state, 'getMailPage');
  return [
    ...viewsOf(queries).flatMap((view) => patchView(state, view, queries, chosen, change)),
    ...selectCachedArgsForQuery(state, 'getMail')
      .filter(({ id }) => chosen.has(id))
      .map((query) => updateQueryData('getMail', query, (mail) => change(mail) ?? mail)),
  ];
}

function patchView(
  state: ApiState,
  view: MailView,
  queries: readonly MailPageQuery[],
  chosen: ReadonlySet<number>,
  change: Change,
) {
  const pages = new Map<number, EmailSummary[]>();
  const leaving = new Set<number>();
  const inView = queries.filter((query) => isSameView(query, view));
  for (const query of inView) {
    const { data } = mailApi.endpoints.getMailPage.select(query)(state);
    if (!data) continue;
    const emails = data.emails.map((mail) => {
      const changed = chosen.has(mail.id) ? change(mail) : mail;
      if (!changed || (changed !== mail && !belongsTo(view, changed))) leaving.add(mail.id);
      return changed ?? mail;
    });
    pages.set(query.page, emails);
  }
  const left = withoutEmails(pages, leaving);
  return inView.map((query) =>
    updateQueryData('getMailPage', query, (list) => {
      list.emails = left.get(query.page) ?? list.emails;
      list.total = Math.max(0, (list.total ?? 0) - leaving.size);
    }),
  );
}

const viewsOf = (queries: readonly MailPageQuery[]): MailView[] =>
  queries.filter((query, index) => queries.findIndex((other) => isSameView(other, query)) === index);
