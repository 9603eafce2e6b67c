import { useEffect, useRef } from 'react';
import { mailApi } from '../api/mailApi';
import { indexOfMail, mailAt } from '../model/mailPages';
import { useApiStore } from './apiStore';
import { cachedPages } from './cachedEmails';
import type { MailRoute } from './useMailRoute';

const { getNeighbour } = mailApi.endpoints;

export type StepDirection = 'previous' | 'next';

/**
 * Steps to the neighbours of the open email; without one, to the first. A step starts from the target of the previous
 * one, even before it is rendered, so that no key is lost.
 */
export function useMailSteps({ view, mailId, openMail }: MailRoute) {
  const store = useApiStore();
  const target = useRef(mailId);
  const asked = useRef<number[]>([]);
  useEffect(() => {
    const place = mailId === undefined ? -1 : asked.current.indexOf(mailId);
    asked.current = asked.current.slice(place + 1);
    if (place < 0) asked.current = [];
    if (asked.current.length === 0) target.current = mailId;
  }, [mailId]);

  const open = (id: number) => {
    target.current = id;
    asked.current.push(id);
    openMail(id);
  };
  return async (direction: StepDirection) => {
    const pages = cachedPages(store.getState(), view);
    const id = target.current;
    const place = id === undefined ? -1 : indexOfMail(pages, id);
    if (id === undefined && direction === 'next') return;
    const beside = place === undefined ? undefined : mailAt(pages, place + (direction === 'previous' ? 1 : -1));
    if (beside) return open(beside.id);
    if (id === undefined) return;
    const call = store.dispatch(getNeighbour.initiate({ id, dir: direction, ...view }, { forceRefetch: true }));
    const { data } = await call;
    call.unsubscribe();
    if (data) open(data.id);
  };
}
