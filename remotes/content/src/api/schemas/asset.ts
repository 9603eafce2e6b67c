import { Filter, Id, Ids, Numeric, Paging, Rev, Sorting, Text, z } from '@atrium/backend';
import { assetKinds, assetPlaces } from './choices';
import { maxAssetBytes, maxChangedAssets, textLimits } from './limits';
import { ContentStatus, PersonRef } from './terms';

export const AssetKind = z.enum(assetKinds);
export type AssetKind = z.infer<typeof AssetKind>;

/** A picture or a file of the library. */
export const Asset = z.object({
  id: z.int(),
  kind: AssetKind,
  title: z.string(),
  fileName: z.string(),
  /** Media type. */
  type: z.string(),
  /** In bytes. */
  size: z.int(),
  /** In pixels; null for files, and where it is unknown. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Opens its file. */
  src: z.string(),
  /** SHA-256 of its file: texts name it by `/files/{key}/{type}`, and see what it is replaced by. */
  key: z.string(),
  /** Alternative text; '' where it is missing. */
  alt: z.string(),
  credit: z.string(),
  folderId: z.nullable(z.int()),
  tags: z.array(z.string()),
  authorId: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  rev: z.int(),
});
export type Asset = z.infer<typeof Asset>;

/** `uses`: items in which it is, as they are live or as they are written. */
export const ListedAsset = z.extend(Asset, { author: z.nullable(PersonRef), uses: z.int() });
export type ListedAsset = z.infer<typeof ListedAsset>;

/** `folder`: an id, or `none`. `missing`: `alt` for pictures without an alternative text. */
export const AssetQuery = z.object({
  ...Paging.shape,
  ...Sorting.shape,
  q: Filter,
  kind: Filter,
  folder: Filter,
  tag: Filter,
  missing: Filter,
});
export type AssetQuery = z.input<typeof AssetQuery>;

export const AssetPage = z.object({ assets: z.array(ListedAsset), total: z.int() });
export type AssetPage = z.infer<typeof AssetPage>;

export const AssetId = z.object({ id: Id });
export type AssetId = z.input<typeof AssetId>;

export const AssetUse = z.object({
  itemId: z.int(),
  title: z.string(),
  status: ContentStatus,
  isLive: z.boolean(),
  places: z.array(z.enum(assetPlaces)),
});
export type AssetUse = z.infer<typeof AssetUse>;

/** The first uses; their number is that of the asset. */
export const AssetDetail = z.object({ asset: ListedAsset, uses: z.array(AssetUse) });
export type AssetDetail = z.infer<typeof AssetDetail>;

/** Keys of files, as texts name them: at most 100. */
export const AssetFileQuery = z.object({
  key: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)),
});
export type AssetFileQuery = z.input<typeof AssetFileQuery>;

/** What opens the files now; keys that the library does not know are left out. */
export const AssetFiles = z.object({ files: z.array(z.object({ key: z.string(), src: z.string() })) });
export type AssetFiles = z.infer<typeof AssetFiles>;

const Words = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const Pixels = z.nullish(z.int().check(z.minimum(1), z.maximum(100_000)));

/** A file that was stored: what storing it has answered, and its size in pixels. */
const SentFile = {
  fileName: Text.check(z.maxLength(255)),
  src: z.string().check(z.minLength(1)),
  size: z.int().check(z.minimum(0), z.maximum(maxAssetBytes)),
  width: Pixels,
  height: Pixels,
};

const AssetTexts = {
  title: z.optional(Words(textLimits.title)),
  alt: z.optional(Words(textLimits.alt)),
  credit: z.optional(Words(textLimits.alt)),
  folderId: z.nullish(Id),
  tags: z.optional(z.array(Text).check(z.maxLength(100))),
};

export const AssetToAdd = z.object({ ...SentFile, ...AssetTexts });
export type AssetToAdd = z.input<typeof AssetToAdd>;

/** `isKnown`: the library has had this file before, or has replaced it since. */
export const AddedAsset = z.object({ asset: Asset, isKnown: z.boolean() });
export type AddedAsset = z.infer<typeof AddedAsset>;

/** Absent fields stay as they are; null takes out of the folder. */
export const AssetUpdate = z.object({ id: Id, rev: Rev, ...AssetTexts });
export type AssetUpdate = z.input<typeof AssetUpdate>;

export const AssetToReplace = z.object({ id: Id, rev: Rev, ...SentFile });
export type AssetToReplace = z.input<typeof AssetToReplace>;

export const AssetAnswer = z.object({ asset: Asset });
export type AssetAnswer = z.infer<typeof AssetAnswer>;

const SomeIds = Ids.check(z.minLength(1), z.maxLength(maxChangedAssets));

export const AssetsToEdit = z.object({
  ids: SomeIds,
  folderId: z.nullish(Numeric),
  addTags: z.optional(z.array(Text).check(z.maxLength(100))),
});
export type AssetsToEdit = z.input<typeof AssetsToEdit>;

/** `isConfirmed`: also those that are used. Items keep their picture; it is in the library no longer. */
export const AssetsToDelete = z.object({ ids: SomeIds, isConfirmed: z.optional(z.boolean()) });
export type AssetsToDelete = z.input<typeof AssetsToDelete>;

export const ChangedAssets = z.object({
  done: z.array(z.int()),
  refused: z.array(
    z.object({ id: z.number(), reason: z.enum(['notAllowed', 'used', 'tooManyTags', 'gone']), uses: z.int() }),
  ),
});
export type ChangedAssets = z.infer<typeof ChangedAssets>;

export const AssetFolder = z.object({ id: z.int(), name: z.string(), rev: z.int() });
export type AssetFolder = z.infer<typeof AssetFolder>;

/** Folders with the number of their files, and what else the library can be filtered by. */
export const AssetFolders = z.object({
  folders: z.array(z.extend(AssetFolder, { assets: z.int() })),
  total: z.int(),
  unfiled: z.int(),
  /** Pictures without an alternative text. */
  missingAlt: z.int(),
  /** The most frequent ones. */
  tags: z.array(z.string()),
});
export type AssetFolders = z.infer<typeof AssetFolders>;

const FolderName = Text.check(z.maxLength(textLimits.name));

export const AssetFolderToAdd = z.object({ name: FolderName });
export type AssetFolderToAdd = z.input<typeof AssetFolderToAdd>;

export const AssetFolderUpdate = z.object({ id: Id, rev: Rev, name: FolderName });
export type AssetFolderUpdate = z.input<typeof AssetFolderUpdate>;

export const AssetFolderAnswer = z.object({ folder: AssetFolder });
export type AssetFolderAnswer = z.infer<typeof AssetFolderAnswer>;
