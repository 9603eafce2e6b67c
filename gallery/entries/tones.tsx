import { Form, TonePicker } from '@atrium/ui/forms';

const names = { accent: 'Violet', blue: 'Blue', teal: 'Teal', green: 'Green', amber: 'Amber', red: 'Red' } as const;
const tones = ['accent', 'blue', 'teal', 'green', 'amber', 'red'] as const;

/** The colour of a project, a tag or a calendar: in a form, as a field like any other. */
export function ColourOfAList() {
  return (
    <Form name="tones-ColourOfAList" initialValues={{ tone: 'teal' }} style={{ maxInlineSize: 420 }}>
      <Form.Item name="tone" label="Colour">
        <TonePicker label="Colour" tones={tones} nameOf={(tone) => names[tone]} />
      </Form.Item>
    </Form>
  );
}
