import { screen, waitFor } from '@testing-library/react';
import { Button, Checkbox, Drawer, Input, Modal, Switch } from 'antd';
import { DatePicker } from '../date/DatePicker';
import { TimePicker } from '../date/TimePicker';
import { Rating } from '../fields/Rating';
import { SearchInput } from '../Nav/SearchInput';
import { renderInKit } from '../renderInKit';
import { Select } from '../select/Select';
import { SuggestInput } from '../select/SuggestInput';
import { PageLinks } from '../table/PageLinks';

const options = [{ value: 'x', label: '1' }];

/** Everything of a library that brings a button or an icon along; names of ours are numbers, the same in all languages. */
const everything = (
  <>
    <SearchInput label="2" value="x" onSearch={() => undefined} />
    <Select aria-label="3" allowClear value="x" options={options} />
    <Select aria-label="3" mode="multiple" allowClear value={['x']} options={options} />
    <SuggestInput aria-label="4" allowClear value="x" />
    <DatePicker aria-label="5" value="2026-11-12" open />
    <TimePicker aria-label="6" value="12:30" />
    <Input.Password aria-label="7" defaultValue="x" />
    <Button loading aria-label="8" />
    <Checkbox aria-label="9" checked={false} />
    <Switch aria-label="10" loading />
    <Rating label="11" value={3} />
    <PageLinks page={2} last={9} onPage={() => undefined} />
    <Modal open title="12" footer={null} />
    <Drawer open title="13" />
  </>
);

const named = 'button, a[href], [role="button"], [role="img"], [role="radiogroup"], nav, input';

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

async function namesIn(language: 'en' | 'de' | 'fr' | 'pt'): Promise<string[]> {
  const { unmount } = renderInKit(everything, { language });
  await screen.findAllByText('13');
  // Antd's texts come when they are first asked for.
  if (language !== 'en')
    await waitFor(() => expect(document.querySelector('.ant-modal-close')).not.toHaveAttribute('aria-label', 'Close'));
  const names = [...document.querySelectorAll(named)].map(nameOf);
  unmount();
  return names;
}

/** "Page" is French too. */
const isOfLanguage = (name: string) => /\p{Letter}{2}/u.test(name) && !name.startsWith('Page');

test('no button is without a name', async () => {
  expect(await namesIn('en')).not.toContain('');
});

test.each(['de', 'fr', 'pt'] as const)('in %s no name is the English one', async (language) => {
  const english = (await namesIn('en')).filter(isOfLanguage);
  const names = await namesIn(language);
  expect(english.length).toBeGreaterThan(8);
  expect(names.filter((name) => english.includes(name))).toEqual([]);
});
