import { type Rejection, rejectField } from '@atrium/backend';
import type { InvoiceClient } from '../api/clientSchemas';
import type { Invoice } from '../api/schemas';
import type { InvoiceSettings, Seller } from '../api/settingsSchemas';
import { countryCodes } from '../model/countries';
import { taxFactIssue } from '../model/taxFacts';
import { countryCodeOfClient } from '../model/taxParties';

type Checked = { rejection: Rejection } | { invoice: Invoice };

const messages: Record<NonNullable<ReturnType<typeof taxFactIssue>>['code'], string> = {
  'category-needed': 'A reason needs the kind of exemption that it is for.',
  'no-zero-rate': 'No line is at 0%.',
  'category-alone': 'What is outside the scope of VAT stands on an invoice of its own: all lines have to be at 0 %.',
  'zero-rate-reason': 'A zero rate has no reason for an exemption.',
  'exemption-code-wrong': 'This code is not in the list of this kind of exemption.',
  'client-vat-needed': 'This needs the VAT number of the client.',
  'seller-vat-needed': 'This needs the VAT number of the seller, which is among the settings.',
  'delivery-needed': 'A supply to another member state needs its date.',
  'not-abroad': 'This needs a client with a VAT number of another member state of the EU.',
};

/** @param at the path of its fields, with a dot at its end */
export async function checkClient(
  client: InvoiceClient,
  at = 'client.',
): Promise<{ rejection: Rejection } | { client: InvoiceClient }> {
  const { countryCode, vatNumber } = client;
  if (countryCode && !countryCodes().has(countryCode))
    return { rejection: rejectField(`${at}countryCode`, 'There is no such country.', 'country-unknown') };
  if (!vatNumber) return { client };
  const { checkVatNumber } = await import('../model/vatNumber');
  const vat = checkVatNumber(vatNumber, countryCodeOfClient(client));
  if (!vat.issue) return { client: { ...client, vatNumber: vat.vatNumber } };
  const example = vat.example ? ` They look like ${vat.example}.` : '';
  const message = `This is no VAT number of the client's country.${example}`;
  return { rejection: rejectField(`${at}vatNumber`, message, `vat-${vat.issue}`) };
}

/** Rejection of a reason for 0 % that does not fit the rest of an invoice, or its seller as that is now. */
export function rejectTaxFacts(invoice: Invoice, seller: Pick<Seller, 'vatNumber'>): Rejection | null {
  const issue = taxFactIssue(invoice, seller);
  return issue && rejectField(issue.field, messages[issue.code], issue.code);
}

/** Rejection of what tax law does not allow together in a draft; else the draft with its numbers in their usual form. */
export async function checkTaxFacts(
  { seller, series }: Pick<InvoiceSettings, 'seller' | 'series'>,
  before: Pick<Invoice, 'series'>,
  after: Invoice,
): Promise<Checked> {
  const checked = await checkClient(after.client);
  if ('rejection' in checked) return checked;
  const invoice = { ...after, client: checked.client };
  if (invoice.series && invoice.series !== before.series && !series.includes(invoice.series))
    return { rejection: rejectField('series', 'There is no such series in the settings.', 'series-unknown') };
  const rejection = rejectTaxFacts(invoice, seller);
  return rejection ? { rejection } : { invoice };
}
