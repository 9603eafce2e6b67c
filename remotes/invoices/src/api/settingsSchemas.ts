import { Numeric, Rev, z } from '@atrium/backend';
import { EmailAddress } from '@atrium/backend/account';
import { maxReminders, textLimits } from './choices';
import { CountryCode, NeededShort, Series, Short } from './inputSchemas';
import { BankDetails } from './paymentSchemas';

/** Seller on invoices (EN 16931, BG-4), and where it is paid. Empty texts: not stated. */
export const Seller = z.object({
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  /** With the prefix of its country (BT-31). */
  vatNumber: z.string(),
  /** Number of the local tax office (BT-32). */
  taxNumber: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  bank: BankDetails,
});
export type Seller = z.infer<typeof Seller>;

export const InvoiceSettings = z.object({
  seller: Seller,
  /** Series of numbers besides the main one, by the prefix of their numbers: `EXP` for `EXP-1`. */
  series: z.array(z.string()),
  /** Days after the due date on which each reminder may be sent, in their order. */
  reminders: z.array(z.int()),
  rev: z.int(),
});
export type InvoiceSettings = z.infer<typeof InvoiceSettings>;

export const SettingsAnswer = z.object({
  settings: InvoiceSettings,
  /** False where no email leaves, as in the demo: letters are noted in the history alone. */
  sendsEmails: z.boolean(),
});
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;

const BankInput = z.object({
  bankName: z.nullish(Short),
  country: z.nullish(Short),
  iban: z.nullish(Short),
  swiftCode: z.nullish(Short),
});

const SellerInput = z.object({
  name: z.optional(NeededShort),
  street: z.nullish(Short),
  postcode: z.nullish(Short),
  city: z.nullish(Short),
  countryCode: z.nullish(CountryCode),
  vatNumber: z.nullish(Short),
  taxNumber: z.nullish(Short),
  contactName: z.nullish(Short),
  phone: z.nullish(Short),
  email: z.nullish(z.union([z.literal(''), EmailAddress.check(z.maxLength(textLimits.short))])),
  bank: z.optional(BankInput),
});

/** Absent fields keep their value. `rev`: the version that the person saw. */
export const SettingsUpdate = z.object({
  settings: z.object({
    rev: Rev,
    seller: z.optional(SellerInput),
    series: z.optional(z.array(Series).check(z.maxLength(20))),
    /** Ascending. */
    reminders: z.optional(z.array(Numeric.check(z.int(), z.gte(1), z.lte(365))).check(z.maxLength(maxReminders))),
  }),
});
export type SettingsUpdate = z.input<typeof SettingsUpdate>;
