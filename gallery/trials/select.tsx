import { Select } from '@atrium/ui/select';
import { defineTrial, onOff } from '../trial/defineTrial';

const options = ['Admin', 'Editor', 'Author', 'Subscriber'].map((value) => ({ value, label: value }));

const select = defineTrial({
  part: 'Select',
  props: {
    mode: { values: ['one', 'multiple', 'tags'], does: 'Without it one is chosen; several, or words of one’s own.' },
    size: { values: ['middle', 'small', 'large'], does: '32, 24 or 40 px.' },
    status: { values: ['', 'warning', 'error'], does: 'What is wrong with it.' },
    allowClear: onOff('It can be emptied by a click.'),
    showSearch: onOff('Typing narrows the choice.'),
    loading: onOff('The choices are on their way.'),
    disabled: onOff('It cannot be used now.'),
  },
  start: {
    mode: 'one',
    size: 'middle',
    status: '',
    allowClear: false,
    showSearch: false,
    loading: false,
    disabled: false,
  },
  given: ['aria-label="Role"', 'options={options}', 'onChange={choose}'],
  render: ({ mode, ...props }) => (
    <Select<string | string[]>
      key={mode}
      {...props}
      defaultValue={mode === 'one' ? 'Editor' : ['Editor', 'Author']}
      {...(mode !== 'one' && { mode })}
      aria-label="Role"
      options={options}
      virtual={false}
      style={{ minInlineSize: 180 }}
    />
  ),
  rows: { one: {}, multiple: { mode: 'multiple' }, wrong: { status: 'error' } },
  columns: { busy: { loading: true }, off: { disabled: true } },
});

export const trials = [select];
