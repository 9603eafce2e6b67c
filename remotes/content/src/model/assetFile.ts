import type { Asset, AssetKind, AssetUse } from '../api/schemas';
import { maxAssetBytes } from '../api/schemas/limits';

/** Types that every browser renders; no SVG, which may hold more than a picture. */
const pictureTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Documents, sound and film, by media type, with the ending for systems that give no type. */
const fileTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
};

/** Value of `accept` in a field for files. */
export const acceptedPictures: readonly string[] = pictureTypes;
export const acceptedFiles: readonly string[] = [
  ...pictureTypes,
  ...Object.keys(fileTypes),
  ...Object.values(fileTypes).map((ending) => `.${ending}`),
];

const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Media type of a file: that of its ending, where the system knows none. */
export function typeOfFile({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type) return type.toLowerCase();
  return Object.keys(fileTypes).find((known) => fileTypes[known] === endingOf(name)) ?? '';
}

/** Kind of a media type; null for one that the library does not take. */
export function kindOfType(type: string): AssetKind | null {
  if (pictureTypes.includes(type)) return 'picture';
  return type in fileTypes ? 'file' : null;
}

/** Photos of this size are made small before they are stored. */
export const maxPhotoBytes = 30_000_000;

/** Reason why the library does not take a file; null where it does. */
export function fileIssue(file: Pick<File, 'name' | 'type' | 'size'>): 'type' | 'empty' | 'size' | null {
  const kind = kindOfType(typeOfFile(file));
  if (!kind) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > (kind === 'picture' ? maxPhotoBytes : maxAssetBytes) ? 'size' : null;
}

/** Title of a new asset: the name of its file without the ending, with blanks for underscores and hyphens. */
export const titleOfFile = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim() || fileName;

/** Ending of a file as a badge has it. */
export const badgeOf = ({ fileName, type }: Pick<Asset, 'fileName' | 'type'>): string =>
  (fileTypes[type] ?? endingOf(fileName)).toUpperCase().slice(0, 5);

export const isAltMissing = ({ kind, alt }: Pick<Asset, 'kind' | 'alt'>): boolean => kind === 'picture' && !alt.trim();

const undecided: readonly AssetUse['status'][] = ['draft', 'changes_requested', 'archived'];

/** True where readers see a use, or somebody else decides over it: what they have seen is not changed behind their backs. */
export const isDecided = ({ isLive, status }: Pick<AssetUse, 'isLive' | 'status'>): boolean =>
  isLive || !undecided.includes(status);
