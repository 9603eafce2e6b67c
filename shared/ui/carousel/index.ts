/** Slides beside each other: an entry point of its own, for it brings a library along. */
export { Carousel } from './Carousel';
