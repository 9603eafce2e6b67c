import {
  answerCall,
  type BackendCall,
  type BackendStore,
  defineTable,
  eq,
  ok,
  type Rejection,
  rejectField,
  rejectStale,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type InvoiceSettings, type Seller, SettingsAnswer, SettingsUpdate } from '../api/settingsSchemas';
import { countryCodes } from '../model/countries';
import { firstSettings } from '../model/seller';
import { sendsEmails } from './sendsEmails';
import { invoicesTable } from './tables';

type SettingsRow = InvoiceSettings & { id: number };

/** One row: `settingsId`. */
export const settingsTable = defineTable<SettingsRow>()({ name: 'invoiceSettings', isRevised: true, isSmall: true });

const settingsId = 1;

const toSettings = ({ seller, series, reminders, rev }: InvoiceSettings): InvoiceSettings => ({
  seller,
  series,
  reminders,
  rev,
});

export async function readSettings(store: BackendStore): Promise<InvoiceSettings> {
  const row = await store.table(settingsTable).get(settingsId);
  return row ? toSettings({ ...firstSettings, ...row }) : firstSettings;
}

type SentSettings = z.output<typeof SettingsUpdate>['settings'];

/** Fields that were sent; null empties one. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value ?? '']])),
  );

function mergeSettings(before: InvoiceSettings, { seller: sent, series, reminders }: SentSettings): InvoiceSettings {
  const { bank, ...party } = sent ?? {};
  const seller: Seller = { ...before.seller, ...given(party), bank: { ...before.seller.bank, ...given(bank ?? {}) } };
  return {
    ...before,
    seller: { ...seller, countryCode: seller.countryCode.toUpperCase() },
    ...(reminders && { reminders }),
    ...(series && { series: [...new Set(series.map((one) => one.toUpperCase()))] }),
  };
}

/** Rejection of numbers that cannot be right; else the settings with these in their usual form. */
async function checkSettings(
  settings: InvoiceSettings,
): Promise<{ rejection: Rejection } | { settings: InvoiceSettings }> {
  const { seller, reminders } = settings;
  const reject = (field: string, message: string, code: string) => ({ rejection: rejectField(field, message, code) });
  if (seller.countryCode && !countryCodes().has(seller.countryCode))
    return reject('seller.countryCode', 'There is no such country.', 'country-unknown');
  if (reminders.some((days, at) => days <= (reminders[at - 1] ?? 0)))
    return reject('reminders', 'Each reminder is later than the one before.', 'reminders-order');
  const [{ checkVatNumber }, { checkIban, isBic }] = await Promise.all([
    import('../model/vatNumber'),
    import('../model/iban'),
  ]);
  const vat = checkVatNumber(seller.vatNumber, seller.countryCode);
  if (seller.vatNumber && vat.issue)
    return reject('seller.vatNumber', 'This is not a VAT number of that country.', `vat-${vat.issue}`);
  const iban = checkIban(seller.bank.iban);
  if (seller.bank.iban && !iban) return reject('seller.bank.iban', 'This is not an IBAN.', 'iban-wrong');
  const swiftCode = seller.bank.swiftCode.replace(/\s/g, '').toUpperCase();
  if (swiftCode && !isBic(swiftCode)) return reject('seller.bank.swiftCode', 'This is not a BIC.', 'bic-wrong');
  const vatNumber = seller.vatNumber && vat.vatNumber;
  return {
    settings: { ...settings, seller: { ...seller, vatNumber, bank: { ...seller.bank, iban: iban ?? '', swiftCode } } },
  };
}

/** A series that would be taken away although rows have it; undefined where none is. */
async function findSeriesInUse(store: BackendStore, { series }: InvoiceSettings, after: InvoiceSettings) {
  for (const one of series.filter((each) => !after.series.includes(each)))
    if (await store.table(invoicesTable).count(eq('series', one))) return one;
  return undefined;
}

export const settingsCalls: BackendCall[] = [
  answerCall(calls.getSettings, {
    summary: 'Who invoices are from, where they are paid, the series of their numbers, and the steps of reminders',
    answer: SettingsAnswer,
    handle: async (store) => ok({ settings: await readSettings(store), sendsEmails: await sendsEmails(store) }),
  }),
  answerCall(calls.updateSettings, {
    summary:
      'Change who invoices are from, where they are paid, the series of their numbers, or the steps of reminders',
    notes:
      'Invoices that were issued keep what they say. VAT number, IBAN and BIC are checked by format and check digits, and stored without separators. A rev that is no longer the latest is refused, and so is taking away a series that has documents or drafts.',
    envelope: 'settings',
    input: SettingsUpdate,
    answer: SettingsAnswer,
    rejections: [409],
    async handle(store, { input: { settings: sent } }) {
      const before = await readSettings(store);
      const stale = rejectStale({ ...before, id: settingsId }, sent.rev);
      if (stale) return stale;
      const checked = await checkSettings(mergeSettings(before, sent));
      if ('rejection' in checked) return checked.rejection;
      const inUse = await findSeriesInUse(store, before, checked.settings);
      if (inUse) return rejectField('series', `There are invoices in the series ${inUse}.`, 'series-in-use');
      const row = await store.table(settingsTable).put({ ...checked.settings, id: settingsId });
      return ok({ settings: toSettings(row), sendsEmails: await sendsEmails(store) });
    },
  }),
];
