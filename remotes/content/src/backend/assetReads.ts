import {
  and,
  answerCall,
  asc,
  type BackendCall,
  byChoice,
  desc,
  eq,
  has,
  ok,
  oneOf,
  readList,
  search,
  toFilter,
  unknown,
} from '@atrium/backend';
import { AssetDetail, AssetFileQuery, AssetFiles, AssetId, AssetPage, AssetQuery } from '../api/schemas';
import { sectionCalls } from '../api/sectionCalls';
import { tagKey } from '../model/tags';
import { listUses, toListedAssets } from './assetUses';
import { assetFilesTable, assetsTable } from './tables';

const defaultPerPage = 40;

type Column = NonNullable<(typeof assetsTable)['column']>;

const orders: Readonly<Record<string, Column>> = { title: 'title', size: 'size', createdAt: 'createdAt' };

function orderOf({ sortBy, sortDir }: AssetQuery) {
  const column = orders[sortBy ?? ''] ?? 'createdAt';
  const isAscending = sortBy ? sortDir !== 'desc' : false;
  return isAscending ? [asc<Column>(column), desc<Column>('id')] : [desc<Column>(column), desc<Column>('id')];
}

function whereOf(query: AssetQuery) {
  const folder = toFilter(query.folder);
  const tag = toFilter(query.tag);
  return and<Column>(
    byChoice('kind', query.kind),
    folder === 'none' ? eq('isUnfiled', true) : folder !== undefined && eq('folderId', Number(folder) || 0),
    tag !== undefined && has('tagKeys', tagKey(tag)),
    toFilter(query.missing) === 'alt' && eq('isAltMissing', true),
    search(query.q),
  );
}

/** The library as it is read. */
export const assetReads: BackendCall[] = [
  answerCall(sectionCalls.getAssets, {
    summary: 'Pictures and files of the library; the newest first',
    input: AssetQuery,
    answer: AssetPage,
    action: 'update',
    async handle(store, { input }) {
      const query = { where: whereOf(input), orderBy: orderOf(input) };
      const paging = { ...input, page: input.page ?? 1 };
      const { rows, total } = await readList(store, store.table(assetsTable), query, paging, defaultPerPage);
      return ok({ assets: await toListedAssets(store, rows), total });
    },
  }),
  answerCall(sectionCalls.getAsset, {
    summary: 'A picture or a file of the library, with the items in which it is',
    input: AssetId,
    answer: AssetDetail,
    action: 'update',
    rejections: [404],
    async handle(store, { input: { id } }) {
      const asset = await store.table(assetsTable).get(id);
      if (!asset) return unknown('asset');
      const [[listed = { ...asset, author: null, uses: 0 }], uses] = await Promise.all([
        toListedAssets(store, [asset]),
        listUses(store, asset),
      ]);
      return ok({ asset: listed, uses });
    },
  }),
  answerCall(sectionCalls.getAssetFiles, {
    summary: 'What opens files of the library that a text names',
    notes: 'A text that is being written names a file by `/files/{key}/{type}`, which does not open by itself.',
    input: AssetFileQuery,
    answer: AssetFiles,
    action: 'update',
    async handle(store, { input: { key } }) {
      const rows = await store.table(assetFilesTable).getMany(key);
      const files = rows.map(({ id, src }) => ({ key: id, src }));
      // One that was deleted and brought back has lost its former files, and has the one that it had last.
      const others = key.filter((one) => !files.some((file) => file.key === one));
      const kept = others.length > 0 ? await store.table(assetsTable).find({ where: oneOf('key', others) }) : [];
      return ok({ files: [...files, ...kept.map((asset) => ({ key: asset.key, src: asset.src }))] });
    },
  }),
];
