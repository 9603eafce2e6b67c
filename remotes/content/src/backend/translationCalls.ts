import { answerCall, type BackendCall, created, ok, reject, rejectField, rejectStale, unknown } from '@atrium/backend';
import { ItemId, TranslationAnswer, TranslationChecked, TranslationList, TranslationToAdd } from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { isEditor, mayReadDrafts } from '../model/rights';
import { isOutdated, sourceIdOf } from '../model/translation';
import { actorOf, readPeople } from './actor';
import { itemsTable } from './itemTables';
import { settleItem } from './settleItem';
import { putItem } from './shownItems';
import { readGroup, rejectLanguage, sameLanguage } from './translations';
import { beginItem } from './writeItems';

export const translationCalls: BackendCall[] = [
  answerCall(sectionCalls.getTranslations, {
    summary: 'An item in all of its languages, with the state of each, and whether it is behind the source',
    input: ItemId,
    answer: TranslationList,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id } }) {
      const item = await store.table(itemsTable).get(id);
      if (!item) return unknown('item');
      const group = await readGroup(store, item);
      const source = group.find((one) => one.id === sourceIdOf(item));
      const personOf = await readPeople(
        store,
        group.map(({ authorId }) => authorId),
      );
      return ok({
        translations: group.map((one) => ({
          id: one.id,
          title: one.title,
          locale: one.locale,
          status: one.status,
          version: one.version,
          publishedVersion: one.publishedVersion,
          translatedVersion: one.translatedVersion ?? null,
          isOutdated: source !== undefined && source.id !== one.id && isOutdated(source, one),
          author: personOf(one.authorId),
        })),
      });
    },
  }),
  answerCall(sectionCalls.addTranslation, {
    isSerializable: true,
    summary: 'Begin a translation: an item of its own, with the text of this one to start from',
    input: TranslationToAdd,
    answer: TranslationAnswer,
    success: [201],
    action: 'create',
    rejections: [404],
    async handle(store, { input: { id, locale }, user }) {
      const actor = actorOf(user);
      const found = mayReadDrafts(actor) ? await store.table(itemsTable).get(id) : undefined;
      if (!found) return unknown('item');
      if (sameLanguage(found.locale, locale)) return rejectField('locale', 'The text is in this language.', 'taken');
      const rejection = await rejectLanguage(store, found, locale);
      if (rejection) return rejection;
      const item = await settleItem(store, found);
      const { type, typeId, values, title, summary, body, cover, channelIds, tags, projectId } = item;
      const source = await store.table(itemsTable).get(sourceIdOf(item));
      const translatedVersion =
        item.id === source?.id ? item.version : (source?.publishedVersion ?? source?.version ?? 1);
      const copied = { typeId, values, title, summary, body, cover, channelIds, tags, projectId, locale };
      const link = { translationOf: sourceIdOf(item), translatedVersion };
      return created({ item: await beginItem(store, type, { ...copied, ...link }, actor.id) });
    },
  }),
  answerCall(sectionCalls.checkTranslation, {
    summary: 'Say that a translation agrees with what readers have of its source',
    notes: 'Its author and editors may. It is not a change of the text: an approval stays.',
    input: TranslationChecked,
    answer: TranslationAnswer,
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { id, rev }, user }) {
      const actor = actorOf(user);
      const before = await store.table(itemsTable).get(id);
      const source = before?.translationOf ? await store.table(itemsTable).get(before.translationOf) : undefined;
      if (!before || !source) return unknown('translation');
      if (!isEditor(actor) && before.authorId !== actor.id) return reject(403, 'Not allowed', 'notAllowed');
      const stale = rejectStale(before, rev);
      if (stale) return stale;
      const translatedVersion = source.publishedVersion ?? before.translatedVersion ?? 0;
      return ok({ item: await putItem(store, before, { ...before, translatedVersion }) });
    },
  }),
];
