import { mailApi } from '../api/mailApi';
import { isSameView, type MailView } from '../api/mailView';
import type { EmailSummary } from '../api/schemas';
import { type MailPages, pageOfIndex } from '../model/mailPages';

export type ApiState = Parameters<typeof mailApi.util.selectCachedArgsForQuery>[0];

export function cachedPages(state: ApiState, view: MailView): MailPages {
  const pages = new Map<number, EmailSummary[]>();
  for (const query of mailApi.util.selectCachedArgsForQuery(state, 'getMailPage')) {
    if (!isSameView(query, view)) continue;
    const { data } = mailApi.endpoints.getMailPage.select(query)(state);
    if (data) pages.set(query.page, data.emails);
  }
  return pages;
}

export const pagesBetween = (from: number, to: number): number[] => {
  const [first, last] = [pageOfIndex(Math.min(from, to)), pageOfIndex(Math.max(from, to))];
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
};
