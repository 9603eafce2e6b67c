// Loaded once a picture is enlarged.
export { PictureViewer as default } from 'shared/ui/picture';
