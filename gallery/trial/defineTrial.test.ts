/** @jest-environment node */
import { writeProp, writeTag } from './defineTrial';

const long = ['type="primary"', 'size="large"', 'icon={<Icon of={Send} />}', 'onClick={sendToEverybody}'];

test.each([
  [{ name: 'Spinner', props: [], inside: undefined }, '<Spinner />'],
  [{ name: 'Button', props: ['danger'], inside: 'Delete' }, '<Button danger>Delete</Button>'],
  [{ name: 'Button', props: long, inside: undefined }, `<Button\n  ${long.join('\n  ')}\n/>`],
  [{ name: 'Button', props: long, inside: 'Send' }, `<Button\n  ${long.join('\n  ')}\n>\n  Send\n</Button>`],
  [
    { name: 'Card', props: ['label="Orders"'], inside: '<CardHead title="Orders of the last month" end={menu} />' },
    '<Card label="Orders">\n  <CardHead title="Orders of the last month" end={menu} />\n</Card>',
  ],
])('a tag is written as %#', (tag, code) => {
  expect(writeTag(tag)).toBe(code);
});

test.each([
  ['isOpen', true, 'isOpen'],
  ['isOpen', false, 'isOpen={false}'],
  ['size', 'small', 'size="small"'],
  ['count', 3, 'count={3}'],
] as const)('%s with %s is %s', (name, value, code) => {
  expect(writeProp(name, value)).toBe(code);
});
