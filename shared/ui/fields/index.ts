/** Fields that few forms have: an entry point of its own, for they bring libraries along. */
export { Slider } from 'antd';
export { FileDrop } from './FileDrop';
export { dateMask, type Mask, MaskedInput, numberMask, patternMask, timeMask } from './MaskedInput';
export { Rating } from './Rating';
