import { answerCall, type BackendCall, created, Done, done, ok, unknown } from '@atrium/backend';
import { noteCalls as calls } from '../api/calls';
import {
  Annotation,
  AnnotationId,
  Annotations,
  AnnotationToAdd,
  Meetup,
  Timeline,
  type TimelineEntry,
} from '../api/schemas';
import { toEuros } from '../model/euros';
import type { Sale } from '../model/sale';
import { annotationsKey, meetupsKey, salesKey, timelineKey } from './tables';

const shownSales = 3;

/** What was sold or paid in the demo, as something that happened. */
const toEntry = (sale: Sale, index: number): TimelineEntry => ({
  id: 1_000_000 + index,
  kind: sale.isOrder ? 'order' : 'invoice',
  title: sale.isOrder ? 'Somebody bought in the shop' : `${sale.company ?? 'A client'} paid an invoice`,
  text: `€${toEuros(sale.amount).toFixed(2)}`,
  time: `${sale.day}T${sale.time}:00`,
  people: [],
  link: sale.link,
});

export const noteCalls: BackendCall[] = [
  answerCall(calls.timeline, {
    summary: 'What happened lately, newest first',
    answer: Timeline,
    handle(store) {
      const sold = store.table(salesKey).all().slice(-shownSales).map(toEntry);
      const entries = [...store.table(timelineKey).all(), ...sold];
      return ok({ entries: entries.sort((a, b) => Date.parse(b.time) - Date.parse(a.time)) });
    },
  }),
  answerCall(calls.meetup, {
    summary: 'The next meeting',
    answer: Meetup,
    rejections: [404],
    handle(store) {
      const { id, ...meetup } = store.table(meetupsKey).all()[0] ?? { id: 0 };
      return 'title' in meetup ? ok(meetup) : unknown('meeting');
    },
  }),
  answerCall(calls.annotations, {
    summary: 'The notes at days of the charts, by day',
    answer: Annotations,
    handle: (store) =>
      ok({ annotations: [...store.table(annotationsKey).all()].sort((a, b) => a.day.localeCompare(b.day)) }),
  }),
  answerCall(calls.addAnnotation, {
    summary: 'Write a note at a day of the charts',
    input: AnnotationToAdd,
    answer: Annotation,
    success: [201],
    action: 'read',
    handle(store, { input }) {
      const notes = store.table(annotationsKey);
      return created(notes.put({ id: notes.nextId(), ...input, rev: 0 }));
    },
  }),
  answerCall(calls.removeAnnotation, {
    summary: 'Take a note from the charts; POST /apps/restore with kind annotation brings it back',
    input: AnnotationId,
    answer: Done,
    rejections: [404],
    action: 'read',
    handle(store, { input: { id } }) {
      if (!store.table(annotationsKey).get(id)) return unknown('annotation');
      store.bin(annotationsKey, id);
      return done();
    },
  }),
];
