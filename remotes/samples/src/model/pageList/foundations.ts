import { defineGroup } from '../samplePage';

export const foundations = defineGroup('foundations', 'palette', [
  [39, '/ui-element/typography', 'foundations.typography', 'typography', 'text', 'format'],
  [40, '/colors/colors', 'foundations.colors', 'theme', 'gradients', 'tones'],
  [41, '/icons/reactfeather', 'foundations.reactfeather', 'icon-grid', 'icons'],
]);
