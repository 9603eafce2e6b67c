/** Pictures of people and covers, chosen and cut: an entry point of its own, for a few forms need it. */
export { AvatarField, type AvatarFieldProps } from './AvatarField';
export { PictureCutDialog, type PictureCutDialogProps } from './PictureCutDialog';
export { largestPicture, type PictureProblem, pictureTypes, readPicture } from './readPicture';
