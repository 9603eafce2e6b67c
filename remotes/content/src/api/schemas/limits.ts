// Limits of the API without schemas, for screens that show them beside the field.

/** Characters per field. A text includes its pictures: ten photos, or 200,000 words. */
export const textLimits = {
  title: 200,
  slug: 120,
  summary: 500,
  body: 4_000_000,
  alt: 300,
  comment: 4000,
  quote: 2000,
  name: 80,
  reason: 2000,
  seoTitle: 120,
  seoDescription: 320,
  address: 2000,
} as const;

/** Length of an update of a document in Base64: the longest text, pasted at once. */
export const maxUpdateLength = 6_000_000;

/** Length of all that is kept of a document in Base64, with what was deleted. */
export const maxDocumentLength = 24_000_000;

/** Items that one call takes in. */
export const maxImported = 50;

/** Items of a bundle, which go out in one transaction. */
export const maxBundled = 50;

/** Terms of the house glossary in a language: those of one, with its dialect, are read at once. */
export const maxTerms = 500;

/** Maximum rows of a page: more are found by a search or a filter. */
export const maxPerPage = 200;

/** Of the library: its files, its folders, and the files that one of them had before it was replaced. */
export const maxAssets = 20_000;
export const maxAssetFolders = 200;
export const maxFormerFiles = 50;

/** Bytes of a file of the library; pictures are made smaller before they are sent. */
export const maxAssetBytes = 5 * 1024 * 1024;

/** Files of the library that one call changes. */
export const maxChangedAssets = 200;

/** Of custom types: types, fields of one with and without those that were removed, and what a field takes. */
export const fieldLimits = {
  types: 50,
  fields: 40,
  allFields: 120,
  key: 40,
  choices: 100,
  list: 50,
  text: 2000,
  richText: 50_000,
  /** Characters of all values of an item, as JSON. */
  values: 400_000,
} as const;
