/** Fields that few forms have: an entry point of its own, for they bring libraries along. */
export { Slider } from 'antd';
export { FileDrop, type FileDropProps } from './FileDrop';
export {
  dateMask,
  type Mask,
  MaskedInput,
  type MaskedInputProps,
  numberMask,
  patternMask,
  timeMask,
} from './MaskedInput';
export { Rating, type RatingProps } from './Rating';
