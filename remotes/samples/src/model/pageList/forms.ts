import { defineGroup } from '../samplePage';

export const forms = defineGroup('forms', 'text-cursor-input', [
  [93, '/forms/elements/input', 'forms.input', 'inputs'],
  [94, '/forms/elements/input-group', 'forms.input-group', 'input-groups'],
  [95, '/forms/elements/input-mask', 'forms.input-mask', 'masks'],
  [96, '/forms/elements/textarea', 'forms.textarea', 'textareas'],
  [97, '/forms/elements/checkbox', 'forms.checkbox', 'checkboxes'],
  [98, '/forms/elements/radio', 'forms.radio', 'radios'],
  [99, '/forms/elements/switch', 'forms.switch', 'switches'],
  [100, '/forms/elements/select', 'forms.select', 'select'],
  [101, '/forms/elements/number-input', 'forms.number-input', 'number-inputs'],
  [102, '/forms/elements/file-uploader', 'forms.file-uploader', 'file-drops', 'files', 'picture'],
  [103, '/forms/elements/editor', 'forms.editor', 'editor', 'article'],
  [104, '/forms/elements/pickers', 'forms.pickers', 'dates', 'months'],
  [105, '/forms/layout/form-layout', 'forms.form-layout', 'form-layouts'],
  [106, '/forms/wizard', 'forms.wizard', 'wizards'],
  [107, '/forms/react-hook-form', 'forms.react-hook-form', 'form', 'form-page'],
  [108, '/forms/reactstrap-validation', 'forms.reactstrap-validation', 'form-rules'],
  [109, '/forms/form-repeater', 'forms.form-repeater', 'repeaters'],
]);
