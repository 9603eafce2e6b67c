/** Pictures: of people and covers, chosen and cut, and looked at in large. An entry point of its own, for few need it. */
export { AvatarField } from './AvatarField';
export { PictureCutDialog } from './PictureCutDialog';
export { PictureViewer } from './PictureViewer';
export { PictureError, pictureForText } from './pictureForText';
export { maxPictureBytes, readPicture } from './readPicture';
export { shrinkPicture } from './shrinkPicture';
