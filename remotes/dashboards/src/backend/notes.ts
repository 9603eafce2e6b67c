import { answerCall, type BackendCall, created, Done, desc, done, ok, unknown } from '@atrium/backend';
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
import { newestFirst } from './reported';
import { annotationsTable, meetupsTable, salesTable, timelineTable } from './tables';

const shownSales = 3;

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
    async handle(store) {
      const [known, sold] = await Promise.all([
        store.table(timelineTable).find(),
        store.table(salesTable).find({ orderBy: newestFirst, limit: shownSales }),
      ]);
      const entries = [...known, ...sold.map(toEntry)];
      return ok({ entries: entries.sort((a, b) => Date.parse(b.time) - Date.parse(a.time)) });
    },
  }),
  answerCall(calls.meetup, {
    summary: 'The next meeting',
    answer: Meetup,
    rejections: [404],
    async handle(store) {
      const { id, ...meetup } = (await store.table(meetupsTable).first()) ?? { id: 0 };
      return 'title' in meetup ? ok(meetup) : unknown('meeting');
    },
  }),
  answerCall(calls.annotations, {
    summary: 'The notes at days of the charts, by day',
    answer: Annotations,
    async handle(store) {
      const latest = await store.table(annotationsTable).find({ orderBy: [desc('day'), desc('id')], limit: 1_000 });
      return ok({ annotations: latest.reverse() });
    },
  }),
  answerCall(calls.addAnnotation, {
    summary: 'Write a note at a day of the charts',
    input: AnnotationToAdd,
    answer: Annotation,
    success: [201],
    action: 'read',
    async handle(store, { input }) {
      const notes = store.table(annotationsTable);
      return created(await notes.put({ id: await notes.nextId(), ...input, rev: 0 }));
    },
  }),
  answerCall(calls.removeAnnotation, {
    summary: 'Take a note from the charts; POST /apps/restore with kind annotation brings it back',
    input: AnnotationId,
    answer: Done,
    rejections: [404],
    action: 'read',
    async handle(store, { input: { id } }) {
      if (!(await store.table(annotationsTable).get(id))) return unknown('annotation');
      await store.bin(annotationsTable, id);
      return done();
    },
  }),
];
