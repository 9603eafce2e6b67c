import {
  and,
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  eq,
  ok,
  oneOf,
  type Rejection,
  readList,
  reject,
  rejectField,
  rejectStale,
  search,
  toFilter,
  unknown,
} from '@atrium/backend';
import {
  GlossaryPage,
  GlossaryQuery,
  type GlossaryTerm,
  TermAnswer,
  TermId,
  TermToAdd,
  TermUpdate,
} from '../api/schemas';
import { maxTerms } from '../api/schemas/limits';
import { sectionCalls } from '../api/sectionCalls';
import { lookupTags } from '../model/languages';
import { type Actor, mayKeepGlossary } from '../model/rights';
import { actorOf } from './actor';
import { glossaryTable } from './tables';

const defaultPerPage = 200;

const denied = (actor: Actor): Rejection | null =>
  mayKeepGlossary(actor) ? null : reject(403, 'Admins may', 'notAllowed');

/** What is not to be written is there once in a language. */
async function rejectTerm(
  store: BackendStore,
  { id, locale, avoid, use }: Omit<GlossaryTerm, 'rev' | 'note'>,
): Promise<Rejection | null> {
  if (avoid === use) return rejectField('use', 'Both are the same.', 'same');
  const where = and<'locale' | 'avoidKey'>(eq('locale', locale), eq('avoidKey', avoid.toLowerCase()));
  const same = await store.table(glossaryTable).find({ where });
  return same.some((term) => term.id !== id && term.avoid === avoid)
    ? rejectField('avoid', 'It is in the glossary of this language.', 'taken')
    : null;
}

export const glossaryCalls: BackendCall[] = [
  answerCall(sectionCalls.getGlossary, {
    summary: 'House glossary: what is not to be written in a language, and what is instead',
    notes: 'All of it where a language and no page is asked for.',
    input: GlossaryQuery,
    answer: GlossaryPage,
    action: 'update',
    async handle(store, { input }) {
      const locale = toFilter(input.locale)?.toLowerCase();
      const where = and<'locale'>(locale !== undefined && oneOf('locale', lookupTags([locale])), search(input.q));
      const orderBy = [asc<'avoidKey' | 'id'>('avoidKey'), asc<'avoidKey' | 'id'>('id')];
      const isWhole = locale !== undefined && typeof (input.page ?? input.perPage) !== 'number';
      if (isWhole) {
        const terms = await store.table(glossaryTable).find({ where, orderBy });
        return ok({ terms, total: terms.length });
      }
      const paging = { ...input, page: input.page ?? 1 };
      const { rows, total } = await readList(
        store,
        store.table(glossaryTable),
        { where, orderBy },
        paging,
        defaultPerPage,
      );
      return ok({ terms: rows, total });
    },
  }),
  answerCall(sectionCalls.addTerm, {
    isSerializable: true,
    summary: 'Add a term to the house glossary: admins may',
    input: TermToAdd,
    answer: TermAnswer,
    success: [201],
    action: 'update',
    async handle(store, { input: { locale, avoid, use = '', note = '' }, user }) {
      const table = store.table(glossaryTable);
      const rejection = denied(actorOf(user));
      if (rejection) return rejection;
      if ((await table.count(eq<'locale'>('locale', locale.toLowerCase()))) >= maxTerms)
        return reject(400, 'The glossary is full.', 'tooManyItems');
      const term = { id: await table.nextId(), locale: locale.toLowerCase(), avoid, use, note, rev: 0 };
      return (await rejectTerm(store, term)) ?? created({ term: await table.put(term) });
    },
  }),
  answerCall(sectionCalls.updateTerm, {
    isSerializable: true,
    summary: 'Change a term of the house glossary: admins may',
    input: TermUpdate,
    answer: TermAnswer,
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev, ...sent }, user }) {
      const rejection = denied(actorOf(user));
      if (rejection) return rejection;
      const before = await store.table(glossaryTable).get(id);
      if (!before) return unknown('term');
      const { locale = before.locale, avoid = before.avoid, use = before.use, note = before.note } = sent;
      const term = { ...before, locale: locale.toLowerCase(), avoid, use, note };
      return (
        rejectStale(before, rev) ??
        (await rejectTerm(store, term)) ??
        ok({ term: await store.table(glossaryTable).put(term) })
      );
    },
  }),
  answerCall(sectionCalls.deleteTerm, {
    summary: 'Delete a term of the house glossary: admins may',
    input: TermId,
    answer: Done,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const rejection = denied(actorOf(user));
      if (rejection) return rejection;
      if (!(await store.table(glossaryTable).get(id))) return unknown('term');
      await store.table(glossaryTable).delete(id);
      return done();
    },
  }),
];
