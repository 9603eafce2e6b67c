import { expect, expectNoAxeViolations, test } from './fixtures';
import { chooseForInvoice, invoicePaper, invoiceRows, openInvoices } from './support/invoices';
import { downloadedText, openPage } from './support/navigation';
import { expectToFit, onDarkPhoneFromRightToLeft } from './support/viewports';

// Complete journeys, with axe.

test.use({ account: 'admin' });

test('the list shows what its filters let through, keeps them in the address, and is led through by keys', async ({
  page,
}) => {
  await openInvoices(page);
  const [paid, late] = ['Paid', 'Past due'].map((status) => page.getByText(status, { exact: true }));
  const filters = page.getByRole('toolbar', { name: 'Search and filters' });
  await filters.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Paid', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Past due', exact: true }).click();
  await expect(invoiceRows(page).filter({ hasNot: paid?.or(late ?? paid) })).toHaveCount(0);
  await page.getByText('is not', { exact: true }).click();
  await expect(page).toHaveURL(/status=(!|%21)Paid/);
  await expect(invoiceRows(page).filter({ has: paid?.or(late ?? paid) })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await filters.getByRole('button', { name: 'Client', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search values' }).fill('weber');
  await page.getByRole('checkbox', { name: 'Katrin Weber' }).click();
  await expect(invoiceRows(page).filter({ hasNotText: 'Weber' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Client Katrin Weber' })).toBeVisible();
  await expect(invoiceRows(page).first()).toContainText('Weber');

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: 'Actions for the selection' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/preview\/\d+$/);
});

test('an invoice is written by the keyboard alone, and adds up to the last cent', async ({ page }) => {
  await openPage(page, '/apps/invoice/add', 'New invoice');
  await test.step('client and items', async () => {
    await page.getByRole('combobox', { name: 'Client' }).focus();
    await page.keyboard.press('ArrowDown');
    // The list takes keys from the moment on in which one of its options is marked.
    await expect(page.locator('.ant-select-item-option-active')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Choose a client')).toBeHidden();
    const item = async (number: number, service: string, cost: string, quantity: string) => {
      await page.getByRole('combobox', { name: `Service, item ${number}` }).focus();
      await page.keyboard.type(service);
      // Its list is open still: Tab leaves what was typed as it is.
      await page.keyboard.press('Tab');
      await page.keyboard.type(cost);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Control+A');
      await page.keyboard.type(quantity);
    };
    await item(1, 'Editorial design', '1,200.00', '1');
    await page.getByRole('button', { name: 'Add item' }).press('Enter');
    await item(2, 'Translation', '38.50', '24');
    await page.getByRole('button', { name: 'Add item' }).press('Enter');
    await item(3, 'Photo rights', '0.10', '3');
  });
  await test.step('discount, payment and totals', async () => {
    await page.getByLabel('Discount', { exact: true }).fill('5');
    await page.getByRole('textbox', { name: 'Salesperson' }).fill('Kofi Mensah');
    await page.getByRole('combobox', { name: 'Accept payment by' }).press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('switch', { name: 'Payment stub' }).press('Space');
    const totals = page.getByRole('region', { name: 'Totals' });
    await expect(totals).toContainText('€2,124.30');
    await expect(totals).toContainText('−€106.22');
    await expect(totals).toContainText('€383.44');
    await expect(totals).toContainText('€2,401.52');
  });
  await test.step('the draft is saved and shown', async () => {
    await page.keyboard.press('Control+S');
    await expect(page.getByText(/^Draft \d+ saved$/)).toBeVisible();
    await expect(invoicePaper(page)).toContainText('€2,401.52');
    await expect(invoicePaper(page).getByText('Translation', { exact: true })).toBeVisible();
    await expect(invoicePaper(page)).toContainText('€924.00');
    await expect(invoicePaper(page)).toContainText('Kofi Mensah');
    await expect(invoicePaper(page).getByRole('region', { name: 'Payment details' })).toContainText('Credit card');
    await expect(invoicePaper(page).getByRole('region', { name: 'Payment stub' })).toContainText('€2,401.52');
  });
  await test.step('its PDF is downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Draft \d+\.pdf$/);
  });
  await test.step('once sent it has a number and cannot be edited', async () => {
    // It has a number once it is sent, and is no form any more from then on.
    await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Note as sent' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d+$/ })).toBeVisible();
    await chooseForInvoice(page, 'Download e-invoice');
    const dialog = page.getByRole('dialog', { name: 'Download e-invoice' });
    await expect(dialog.getByRole('region', { name: 'XRechnung' })).toContainText('BT-10');
    await expectNoAxeViolations(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download Factur-X / ZUGFeRD' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Invoice \d+\.pdf$/);
    await page.goto(page.url().replace('preview', 'edit'));
    await expect(page.getByText(/^Invoice \d+ was issued on/)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('what is wrong is said beside its field and keeps the invoice from being saved', { tag: '@all' }, async ({
  page,
}) => {
  await openPage(page, '/apps/invoice/add', 'New invoice');
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Choose a client')).toBeVisible();
  await page.getByRole('textbox', { name: 'Due', exact: true }).fill('1 Jan 2020');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The due date is before the date of issue')).toBeVisible();
  await page.getByRole('textbox', { name: 'Tax', exact: true }).fill('101');
  await expect(page.getByText('From 0 to 100')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page).toHaveURL(/\/apps\/invoice\/add$/);
});

test('edits are counted, kept when one stays, and given up when one leaves', { tag: '@all' }, async ({ page }) => {
  await openPage(page, '/apps/invoice/edit/5036', 'Draft 5036');
  const note = page.getByRole('textbox', { name: 'Note' });
  const before = await note.inputValue();
  await note.fill('Thank you for everything.');
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: 'Preview' })).toContainText('Thank you for everything.');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeHidden();
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.getByRole('link', { name: 'All invoices' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(note).toHaveValue('Thank you for everything.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(note).toHaveValue(before);
});

for (const format of ['A4', 'Letter'])
  test(`an invoice fits one page of ${format}, with nothing of the shell on it`, { tag: '@all' }, async ({ page }) => {
    await openPage(page, '/apps/invoice/preview/4990', 'Invoice 4990');
    await expect(invoicePaper(page)).toBeVisible();
    const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(invoicePaper(page)).toBeVisible();
    for (const hidden of [
      page.getByRole('navigation', { name: 'Main' }),
      page.getByRole('banner'),
      page.getByRole('button', { name: 'Send', exact: true }),
      page.getByRole('region', { name: 'Payments' }),
    ])
      await expect(hidden).toBeHidden();
  });

test('all invoices that match are chosen at once; what was sent is not deleted', { tag: '@all' }, async ({ page }) => {
  await openInvoices(page, '?status=Paid');
  const shown = page.getByText(/^1–\d+ of \d+$/);
  const total = (await shown.textContent())?.split(' of ')[1] ?? '';
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await bar.getByRole('button', { name: `Select all ${total}` }).press('Enter');
  await expect(bar).toContainText(`${total} selected`);
  await bar.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText(`${total} invoices are not drafts: void them instead`)).toBeVisible();
  await expect(shown).toContainText(` of ${total}`);
  await openInvoices(page, '?status=Past+Due');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Mark as paid' }).press('Enter');
  await expect(page.getByText(/^\d+ invoices marked as paid$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^\d+ payments removed$/)).toBeVisible();
});

test('the CSV file holds all invoices that match, with amounts as numbers', { tag: '@all' }, async ({ page }) => {
  await openInvoices(page, '?status=Paid');
  const shown = await page.getByText(/^1–\d+ of \d+$/).textContent();
  await page.getByRole('button', { name: 'Export' }).click();
  const csv = await downloadedText(page, () => page.getByRole('menuitem', { name: 'CSV' }).click());
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(Number(shown?.split(' of ')[1]) + 1);
  for (const line of lines.slice(1))
    expect(line).toMatch(/^\d+,.*,Paid,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,[\d.]+,[A-Z]{3},0$/);
});

test('speaks German, its amounts and days too', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await openPage(page, '/apps/invoice/preview/4990', 'Rechnung 4990');
  await expect(invoicePaper(page)).toContainText(/\d,\d\d\s€/);
  await expect(invoicePaper(page)).toContainText(/\d\. \w+\.? 20\d\d/);
  await expectNoAxeViolations(page);
});

test('an invoice to a user starts on the page of the user, and is listed there once it is written', {
  tag: '@all',
}, async ({ page }) => {
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  await page.getByRole('main').getByRole('button', { name: 'New invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Amira Haddad');
  await page.getByRole('combobox', { name: 'Service, item 1' }).fill('Cover drawing');
  await page.getByRole('textbox', { name: 'Cost, item 1' }).fill('100');
  await page.keyboard.press('Control+S');
  await expect(invoicePaper(page)).toContainText('€119.00');
  await openPage(page, '/apps/user/view/3', 'Amira Haddad');
  const invoices = page.getByRole('table', { name: 'Invoices' });
  await expect(invoices).toContainText('€119.00');
  await invoices.getByRole('link').click();
  await expect(invoicePaper(page)).toContainText('Cover drawing');
});

test('on a phone the list and the form fit, from right to left too', { tag: '@all' }, async ({ page }) => {
  await openInvoices(page);
  await onDarkPhoneFromRightToLeft(page);
  await expect(page.getByRole('list', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(10);
  await expectToFit(page);
  await page.getByRole('button', { name: 'New invoice' }).click();
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('button', { name: 'Details of item 2' }).click();
  await expectToFit(page);
  await expectNoAxeViolations(page);
});
