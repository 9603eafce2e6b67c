/** Fields that few forms have: an entry point of its own, for they bring libraries along. */
export { Slider } from 'antd';
export { FileDrop, type FileDropProps } from './FileDrop';
export { MaskedInput, type MaskedInputProps } from './MaskedInput';
export { dateMask, type Mask, numberMask, patternMask, timeMask } from './masks';
export { Rating, type RatingProps } from './Rating';
