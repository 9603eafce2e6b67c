import { Id, Ids, Rev, Text, z } from '@atrium/backend';
import { assetKinds, fieldKinds } from './choices';
import { fieldLimits, textLimits } from './limits';

export const FieldKind = z.enum(fieldKinds);
export type FieldKind = z.infer<typeof FieldKind>;

const Key = z.string().check(z.maxLength(fieldLimits.key), z.regex(/^(?!constructor$)[a-z][a-z0-9_]*$/));

/** A field that items of a type have beside their text. */
export const TypeField = z.object({
  /** Names the field in values; it never changes. */
  key: Key,
  label: Text.check(z.maxLength(textLimits.name)),
  kind: FieldKind,
  /** Several values of the kind, in an order. */
  isList: z.boolean(),
  isRequired: z.boolean(),
  help: z.string().check(z.trim(), z.maxLength(textLimits.alt)),
  /** Of a text: characters. */
  maxLength: z.nullable(z.int()),
  /** Of a number. */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** Of a choice. */
  choices: z.array(Text.check(z.maxLength(textLimits.name))).check(z.maxLength(fieldLimits.choices)),
  /** Asked for no more: items keep their values, which are not shown. */
  isRemoved: z.boolean(),
});
export type TypeField = z.infer<typeof TypeField>;

export const CustomType = z.object({
  id: z.int(),
  name: z.string(),
  fields: z.array(TypeField),
  /** Not offered for new items any more. */
  archivedAt: z.nullable(z.string()),
  rev: z.int(),
});
export type CustomType = z.infer<typeof CustomType>;

/** A file of the library in a field. */
const AssetValue = z.object({
  kind: z.enum(assetKinds),
  /** Of this host, or by https. */
  src: z.string().check(z.maxLength(textLimits.address), z.regex(/^(\/(?![/\\])|https:\/\/)/)),
  title: z.string().check(z.maxLength(textLimits.alt)),
  alt: z.string().check(z.maxLength(textLimits.alt)),
});

const OneValue = z.union([z.string().check(z.maxLength(fieldLimits.richText)), z.number(), AssetValue]);
export type OneValue = z.infer<typeof OneValue>;

/** Text, HTML, day (`YYYY-MM-DD`) and choice are strings; a reference is the id of an item. */
export const FieldValue = z.union([OneValue, z.array(OneValue).check(z.maxLength(fieldLimits.list))]);
export type FieldValue = z.infer<typeof FieldValue>;

/** Values by the keys of fields; a field without a value is absent. */
export const FieldValues = z.record(z.string().check(z.maxLength(fieldLimits.key)), FieldValue);
export type FieldValues = z.infer<typeof FieldValues>;

/** A field as readers see it: its values are in the list of its kind. */
export const ShownField = z.object({
  key: z.string(),
  label: z.string(),
  kind: FieldKind,
  /** Of texts, choices and days; HTML of rich text. */
  texts: z.array(z.string()),
  numbers: z.array(z.number()),
  /** Live items; `path` is where they are read. */
  items: z.array(z.object({ id: z.int(), title: z.string(), path: z.string() })),
  assets: z.array(AssetValue),
});
export type ShownField = z.infer<typeof ShownField>;

const FieldToSend = z.extend(z.partial(TypeField), {
  key: TypeField.shape.key,
  label: TypeField.shape.label,
  kind: FieldKind,
});
const Fields = z.array(FieldToSend).check(z.maxLength(fieldLimits.allFields));
const TypeName = Text.check(z.maxLength(textLimits.name));

export const TypeToAdd = z.object({ name: TypeName, fields: z.optional(Fields) });
export type TypeToAdd = z.input<typeof TypeToAdd>;

/** Absent is what stays. A field that `fields` leaves out is removed: its values stay. */
export const TypeUpdate = z.object({
  id: Id,
  rev: Rev,
  name: z.optional(TypeName),
  fields: z.optional(Fields),
  isArchived: z.optional(z.boolean()),
});
export type TypeUpdate = z.input<typeof TypeUpdate>;

export const TypeId = z.object({ id: Id });
export type TypeId = z.input<typeof TypeId>;

/** `items`: how many have it. */
export const ListedType = z.extend(CustomType, { items: z.int() });
export type ListedType = z.infer<typeof ListedType>;

export const TypeList = z.object({ types: z.array(ListedType) });
export type TypeList = z.infer<typeof TypeList>;

export const TypeAnswer = z.object({ type: CustomType });
export type TypeAnswer = z.infer<typeof TypeAnswer>;

/** Of lists: names of types. */
export const TypeRef = z.object({ id: z.int(), name: z.string(), isArchived: z.boolean() });
export type TypeRef = z.infer<typeof TypeRef>;

export const ReferenceQuery = z.object({ ids: Ids.check(z.maxLength(200)) });
export type ReferenceQuery = z.input<typeof ReferenceQuery>;

/** Items that fields name: titles, and whether readers see them. */
export const ReferenceList = z.object({
  items: z.array(z.object({ id: z.int(), title: z.string(), isLive: z.boolean() })),
});
export type ReferenceList = z.infer<typeof ReferenceList>;
