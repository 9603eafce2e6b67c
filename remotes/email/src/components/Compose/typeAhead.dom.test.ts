import { catchKeys, readBufferedKeys } from './typeAhead';

/** As in Chromium: the focus leaves before the element is removed, and blur handlers cannot remove it again. */
function removeAsChromium(this: Element) {
  if (this instanceof HTMLElement && this === document.activeElement) this.blur();
  if (!this.parentNode) throw new DOMException('It is no longer a child of this node.', 'NotFoundError');
  this.parentNode.removeChild(this);
}
const fields = () => document.querySelectorAll('textarea');

beforeEach(() => void jest.spyOn(Element.prototype, 'remove').mockImplementation(removeAsChromium));

test('keys are taken from a field that has the focus still, and it goes', () => {
  catchKeys('Message');
  expect(fields()[0]).toHaveFocus();
  expect(readBufferedKeys()).toBe('');
  expect(fields()).toHaveLength(0);
});

test('a field that the focus has left without a key goes, one with keys waits until they are taken', () => {
  catchKeys('Message');
  fields()[0]?.blur();
  expect(fields()).toHaveLength(0);
  catchKeys('Message');
  const [field] = fields();
  if (field) field.value = 'Dear Tom';
  field?.blur();
  expect(readBufferedKeys()).toBe('Dear Tom');
  expect(fields()).toHaveLength(0);
});
