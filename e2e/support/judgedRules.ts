/** A rule of the second engine that fails where nothing is wrong. */
interface Judgement {
  rule: string;
  /** The elements that it is wrong about; absent: all. */
  at?: RegExp;
  /** The elements around one that it is wrong about. */
  within?: string;
  why: string;
}

/** Judged by hand, each on the elements that it names. One that is right is no entry here: the page is corrected. */
export const judged: readonly Judgement[] = [
  {
    rule: 'label_content_exists',
    at: /ant-(checkbox|radio)/,
    why: 'The label is empty, but the box in it has a name of its own: that of its row',
  },
  {
    rule: 'widget_tabbable_exists',
    why: 'Arrow keys lead to it: the group has one stop of Tab, as the ARIA practices want',
  },
  {
    rule: 'aria_attribute_allowed',
    at: /aria-description=/,
    why: '`aria-description` is of ARIA 1.3, which browsers support',
  },
  { rule: 'aria_article_label_unique', why: 'Articles of a list are told apart by their headings' },
  { rule: 'input_autocomplete_valid', at: /autocomplete="username"/, why: 'The HTML standard allows it for addresses' },
  {
    rule: 'aria_descendant_valid',
    at: /^<button/,
    why: 'Parts of a button are no elements of their own to a reader, but their names count in its name (accname 1.2, 2F)',
  },
  {
    rule: 'text_contrast_sufficient',
    within: '[inert], .ant-pagination-disabled, .ant-checkbox-wrapper-disabled, .ant-radio-wrapper-disabled',
    why: 'What cannot be used is exempt from contrast (1.4.3)',
  },
  { rule: 'aria_child_tabbable', within: '[inert]', why: 'A state is shown, and not for use' },
  {
    rule: 'aria_region_label_unique',
    within: 'table [data-example-of="kit"], [data-example-of="kit"] table',
    why: 'One example in all its states has one name',
  },
  {
    rule: 'svg_graphics_labelled',
    at: /leaflet-zoom-animated/,
    why: 'The lines of a map are its drawing: the map has a name, and a list beside it says what is on it',
  },
  {
    rule: 'aria_toolbar_label_unique',
    at: /aria-label="Formatting"/,
    why: 'Each editor has one toolbar; a page of examples has several editors',
  },
  {
    rule: 'html_lang_exists',
    at: /^<html>/,
    why: 'In which language an email is written, nobody knows: its frame has no `lang`',
  },
  {
    rule: 'input_label_exists',
    at: /role="radio"/,
    why: 'A star has its name from its content, as ARIA lets a radio button have it',
  },
  {
    rule: 'input_label_exists',
    at: /ant-collapse-expand-icon/,
    why: 'Its name is the hidden text in it, as ARIA lets a button have it',
  },
  { rule: 'input_label_exists', at: /^<output/, why: 'The HTML standard has `output` say a result: it is no field' },
  { rule: 'table_caption_empty', why: 'The caption is filled, and visually hidden' },
];
